export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Equal as JSON values, whatever the order of the keys. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (isObject(one) && isObject(other)) {
    const keys = Object.keys(one);
    return keys.length === Object.keys(other).length && keys.every((key) => key in other && sameJson(one[key], other[key]));
  }
  return one === other;
}
