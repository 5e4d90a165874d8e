export const dieWords = {
  shows: (face: number) => `The die shows ${face}`,
  rolls: "The die rolls …",
};
