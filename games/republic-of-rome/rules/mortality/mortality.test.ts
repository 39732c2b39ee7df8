import { describe, expect, test } from 'vitest';
import { drawChits } from '../rome/chits.ts';
import { fresh } from '../rome/death.ts';
import { isInRome, maybeSenator, senator } from '../rome/senators.ts';
import { at } from '../testing/at.ts';
import { bare, governs, table } from '../testing/bare.ts';
import { newWar, war } from '../wars/wars.ts';
import { drawMortality, killByChits } from './draw.ts';
import { mortality } from './index.ts';
import { chit } from '../testing/chits.ts';
import { revolts } from '../testing/people.ts';

describe('1.05 the Mortality Phase', () => {
  test('[1.05.1-a][1.05.1-b] Imminent Wars become Active, one of each series, before anybody dies', () => {
    const game = at(
      mortality,
      undefined,
      {},
      (g) => {
        bare(g);
        g.wars = [
          newWar('war:1', 'active', false),
          newWar('war:69', 'imminent', false),
          newWar('war:2', 'imminent', false),
        ];
      },
      [0],
    );
    expect(war(game.g, 'war:2').status).toBe('active');
    expect(war(game.g, 'war:69').status).toBe('imminent');
    const said = game.logKeys();
    expect(said.indexOf('wars.active')).toBeGreaterThan(-1);
    expect(said.indexOf('death')).toBeGreaterThan(said.indexOf('wars.active'));
  });

  test('[1.05.2-a] exactly one chit is drawn', () => {
    const t = table(undefined, [chit(3)]);
    drawMortality(t.cx);
    expect(t.left()).toBe(0);
    expect(t.said()).toEqual(['mortality.chit', 'death']);
  });

  test('[1.05.21-i][amb-97] everybody in play is in danger: the unaligned, Governors, Captives, Rebels', () => {
    const t = table(
      (g) => {
        g.senators.push(
          fresh(g, 'senator:10', -1),
          fresh(g, 'senator:11', 0),
          fresh(g, 'senator:12', 0),
          fresh(g, 'senator:13', 0),
        );
        governs(g, 'senator:11', 'province:sicilia');
        Object.assign(senator(g, 'senator:12'), { at: 'field', captive: 'barbarians' });
        revolts(g, 'senator:13').at = 'field';
      },
      [9, 10, 11, 12],
    );
    for (let i = 0; i < 4; i++) drawMortality(t.cx);
    for (const id of ['senator:10', 'senator:11', 'senator:12', 'senator:13']) {
      expect(maybeSenator(t.g, id)).toBeUndefined();
    }
    expect(t.g.curia).toEqual(['senator:10', 'senator:11', 'senator:12', 'senator:13']);
  });

  test('[1.05.21-g][amb-100] one procedure for every draw: in the order drawn, and only the vulnerable', () => {
    const t = table(
      (g) => {
        for (const id of ['senator:10', 'senator:11', 'senator:12'] as const) g.senators.push(fresh(g, id, 0));
        senator(g, 'senator:11').at = 'field';
      },
      [11, 10, 9],
    );
    killByChits(t.cx, drawChits(t.cx, 3), isInRome, 'mob');
    expect(t.g.curia).toEqual(['senator:12', 'senator:10']);
    expect(senator(t.g, 'senator:11').at).toBe('field');
  });

  test('[amb-44] No Recruitment does not outlast its turn', () => {
    const game = at(
      mortality,
      undefined,
      {},
      (g) => {
        bare(g);
        g.noRecruitment = true;
      },
      [29],
    );
    expect(game.g.noRecruitment).toBe(false);
  });
});
