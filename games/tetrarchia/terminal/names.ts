/** Letters that remain of a second word: "Inf." and "Sup." still tell Germania from Germania. */
const TAIL = 3;

/** The name of a province in the room there is on the map: "Pannonia Inferior" in eleven characters is "Pannon.Inf.". */
export const fitted = (name: string, room: number): string => {
  if (name.length <= room) return name;
  const [first, second] = name.split(' ');
  if (second === undefined) return `${name.slice(0, room - 1)}.`;
  const tail = `${second.slice(0, TAIL)}.`;
  const head = room - tail.length - 1;
  return first!.length <= head ? `${first} ${tail}` : `${first!.slice(0, head)}.${tail}`;
};
