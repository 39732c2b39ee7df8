/** How many letters of a second word are kept: "Inf." and "Sup." still tell the two Germanias apart. */
const TAIL = 3;

/** Shortens the name of a province to fit the map: "Pannonia Inferior" in eleven characters becomes "Pannon.Inf.". */
export const fitted = (name: string, room: number): string => {
  if (name.length <= room) return name;
  const [first, second] = name.split(' ');
  if (second === undefined) return `${name.slice(0, room - 1)}.`;
  const tail = `${second.slice(0, TAIL)}.`;
  const head = room - tail.length - 1;
  return first!.length <= head ? `${first} ${tail}` : `${first!.slice(0, head)}.${tail}`;
};
