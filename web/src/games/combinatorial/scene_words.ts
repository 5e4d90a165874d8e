// What drawings have to explain.

export const hackenbushLegend = "Blue, full lines: Left’s. Red, dashed: Right’s. Green, double: everybody’s. What is cut off from the ground falls.";
