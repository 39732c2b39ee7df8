import { test } from 'vitest';
import { fights, position } from './testing/barbarian.ts';

/** Roman 1: what the value is beyond 1 is support. */
const imperial = (n: number) => ({ roman: 1, imperial: n });

const mixed = {
  turn: 'maximian',
  emperors: { maximian: 'II-3' },
  armies: { 'II-6': 'II' },
  // Own - colleague’s - own, and the colleague’s capital beside the Emperor.
  discs: { 'II-6': 'revolt', 'III-6': 'maximian', 'III-3': 'constantius', 'III-1': 'maximian', 'IT-1': 'galerius' },
} as const;

test('[TET.var.diarchia-a][TET.A44] a pair shares its discs for support, mixed in one chain', () => {
  const game = position(mixed, { variants: ['diarchia'] });
  fights(game, 'II-6', 1, 1).expectLog('tet.battle', imperial(4));
  fights(position(mixed), 'II-6', 1, 1).expectLog('tet.battle', imperial(2));
});

test('[TET.A44] the colleague’s uncovered capital counts too', () => {
  const beside = { ...mixed, discs: { 'II-6': 'revolt', 'IT-1': 'galerius' } } as const;
  fights(position(beside, { variants: ['diarchia'] }), 'II-6', 1, 1).expectLog('tet.battle', imperial(2));
  fights(position(beside), 'II-6', 1, 1).expectLog('tet.battle', imperial(1));
});

test('[TET.var.diarchia-a] East and West do not share', () => {
  const game = position(
    {
      ...mixed,
      discs: { 'II-6': 'revolt', 'II-4': 'galerius', 'III-6': 'diocletian', 'IT-1': 'unrest', 'II-2': 'unrest' },
    },
    { variants: ['diarchia'] },
  );
  fights(game, 'II-6', 1, 1).expectLog('tet.battle', imperial(1));
});

test('[TET.A44] doublings are unchanged: a colleague beside the army doubles once', () => {
  const game = position({ ...mixed, emperors: { maximian: 'II-3', constantius: 'II-4' } }, { variants: ['diarchia'] });
  fights(game, 'II-6', 1, 1).expectLog('tet.battle', imperial(8));
});

test('[TET.attack-i][TET.A44] his own uncovered capital counts as ever', () => {
  const beside = {
    turn: 'maximian',
    emperors: { maximian: 'II-3' },
    armies: { 'II-4': 'II' },
    // The colleague’s capital beside him is covered.
    discs: { 'II-4': 'revolt', 'II-2': 'galerius' },
  } as const;
  fights(position(beside, { variants: ['diarchia'] }), 'II-4', 1, 1).expectLog('tet.battle', imperial(2));
});
