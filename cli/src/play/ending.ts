import { messages, type Seat } from '@tabularium/kernel';
import { en } from '../messages/en.ts';
import { styled } from '../output.ts';
import { COMMAND } from '../paths.ts';
import type { Session } from './session.ts';

const t = messages(en);

/** How it ended, for whom, and how to look at it again. */
export const endLines = ({ opened, speak, seated, save, board, game }: Session): string[] => {
  const { over } = opened.match.state;
  if (!over) return [];
  // The sentence about it has a full stop of its own.
  const how = speak.knows(`ending.${over.how}`) ? speak.name(`ending.${over.how}`).replace(/\.$/, '') : over.how;
  const view = game.module.view(opened.match.state, 'public');
  const nameOf = (s: Seat): string => board.seatName?.(view, s, speak) ?? speak.say(t('cli.seat', { seat: s + 1 }));
  const seats = over.winners.map(nameOf).join(', ');
  // Alone, or all together, the ending itself says who won.
  const shared = over.winners.length === 0 || over.winners.length === seated.length;
  // Together everybody has the same; otherwise each has his own.
  const points =
    over.points && new Set(over.points).size > 1
      ? over.points.map((n, s) => `${nameOf(s)} ${n}`).join(', ')
      : over.points?.[0];
  return [
    '',
    styled('bold', speak.say(t('cli.over', { how }))),
    ...(shared ? [] : [speak.say(t('cli.won', { seats }))]),
    ...(points === undefined ? [] : [speak.say(t('cli.points', { points }))]),
    styled('dim', speak.say(t('cli.replay', { save, command: COMMAND }))),
  ];
};
