/** Diocletian moves another Emperor with his own points [TET.var.imperium-b][TET.A29]. */
import { end, procsFor } from '@tabularium/kernel';
import type { Tetrarchia } from './game.ts';
import { EMPEROR_REFS, type EmperorIndex, placeOf } from './ids.ts';
import { destinations, isSharing, move, whyNotMove } from './move.ts';
import { t } from './say.ts';

const proc = procsFor<Tetrarchia>();

/** He goes on until told to halt, which he cannot on a province held by another. */
export const command = proc('command', { emperor: 'open' }, (a: { emperor: EmperorIndex }) => ({ ...a }), {
  start: (cx, l) => (destinations(cx.g, l.emperor).length > 0 ? 'march' : end()),
  march: {
    to: (cx) => cx.g.agreed.seats[cx.g.turn]!,
    say: (cx, l) => t('tet.ask.command', { who: EMPEROR_REFS[l.emperor]!, n: cx.g.imperium }),
    rules: ['TET.var.imperium-b', 'TET.A29'],
    picks: {
      move: {
        rules: ['TET.move-a', 'TET.move-b', 'TET.move-c', 'TET.move-d', 'TET.move-g'],
        of: (cx, l) => destinations(cx.g, l.emperor),
        why: (cx, l, ref) => whyNotMove(cx.g, l.emperor, ref),
        take: (cx, l, ref) => {
          move(cx.g, l.emperor, placeOf(ref));
          cx.log(t('tet.moved', { who: EMPEROR_REFS[l.emperor]!, to: ref }), 'TET.var.imperium-b');
          return 'start';
        },
      },
    },
    buttons: {
      halt: {
        rules: ['TET.A29'],
        when: (cx, l) => (isSharing(cx.g, l.emperor) ? t('tet.no.sharing') : true),
        take: () => end(),
      },
    },
  },
});
