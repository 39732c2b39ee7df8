/** Puts a card over the board into the corner where it hides least. */

const GAP = 10;

interface Spot {
  readonly left: number;
  readonly top: number;
}

const cornersIn = (room: DOMRect, card: DOMRect, status: DOMRect | undefined): Spot[] => {
  const under = status ? status.bottom - room.top + GAP : GAP;
  const [left, right] = [GAP, room.width - card.width - GAP];
  const bottom = room.height - card.height - GAP;
  const isBeside = status ? status.left - room.left > card.width + 2 * GAP : true;
  return [
    { left, top: isBeside ? GAP : under },
    { left: right, top: under },
    { left: right, top: bottom },
    { left: (room.width - card.width) / 2, top: bottom },
  ].filter(({ top }) => top >= GAP && top + card.height <= room.height);
};

const isHit = (a: DOMRect, left: number, top: number, card: DOMRect): boolean =>
  a.right > left && a.left < left + card.width && a.bottom > top && a.top < top + card.height;

export const layAside = (card: HTMLElement): void => {
  const room = card.parentElement?.getBoundingClientRect();
  if (!room) return;
  const own = card.getBoundingClientRect();
  const things = [...card.parentElement!.querySelectorAll('.board-view [data-ref], .corner-tools > *')].map((el) => ({
    box: el.getBoundingClientRect(),
    weight: el.matches('.corner-tools > *') ? 12 : el.matches('.can') ? 3 : 1,
  }));
  const hides = ({ left, top }: Spot): number =>
    things.reduce((sum, { box, weight }) => sum + (isHit(box, room.left + left, room.top + top, own) ? weight : 0), 0);
  const [best] = cornersIn(room, own, card.parentElement!.querySelector('.status')?.getBoundingClientRect())
    .map((spot) => ({ spot, hides: hides(spot) }))
    .sort((a, b) => a.hides - b.hides);
  if (best) Object.assign(card.style, { left: `${best.spot.left}px`, top: `${best.spot.top}px` });
};
