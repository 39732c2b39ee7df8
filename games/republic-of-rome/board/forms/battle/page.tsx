/** A battle on one page: both sides, every throw, and after the dice what they came to — 1.10.1 to 1.10.9 */
import type { Explanation, Tally } from '@tabularium/kernel';
import { Die, Icon, Mark, Panel, percent, Section } from '@tabularium/parts/kit';
import { senatorCard } from '../../../rules/data/printed.ts';
import { throwsAhead, type ThrowShown } from '../../../rules/explain/battle.ts';
import type { Force } from '../../../rules/game.ts';
import { isProvinceId, legionRef } from '../../../rules/ids.ts';
import { chitName } from '../../../rules/rome/chits.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { OpenRome } from '../../../rules/sight/sight.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { maybeWar } from '../../../rules/wars/wars.ts';
import type { SheetProps } from '../../props.ts';
import { signed } from '../../parts.tsx';
import { warNumbers } from '../../war-numbers.ts';
import { Columns } from '../columns.tsx';
import { FiveOdds } from '../five-odds.tsx';
import { LegionTokens, type Token } from '../legions.tsx';
import { SideSum } from '../side-sum.tsx';
import { type Before, type Fought, oddsBefore } from './record.ts';
import { lookOf } from '../../looks.ts';

type Props = Pick<SheetProps, 'view' | 'say' | 'looks'>;

/** Both sides, and what is added to the dice between them. */
const Sides = ({
  view,
  say,
  looks,
  who,
  against,
  tallies,
  modifier,
  g,
}: Props & {
  /** As it is, or was, before the dice. */
  readonly g: OpenRome | undefined;
  readonly who: string;
  readonly against: string;
  readonly tallies: readonly Tally[] | undefined;
  readonly modifier: number;
}) => {
  const s = maybeSenator(view, who);
  const [roman, enemy] = tallies ?? [];
  const war = g && maybeWar(g, against);
  return (
    <section class="form-panel battle-sides" aria-label={`${say('battle.sides')}: ${say(who)}, ${say(against)}`}>
      <div>
        <h3>
          {s && s.faction >= 0 && <Mark look={lookOf(view, looks, s.faction)} />}
          {say(who)}
          {s && s.office !== '' && `, ${say(`office:${s.office}`)}`}
        </h3>
        {roman && <SideSum tally={roman} word={say('odds.rome')} say={say} />}
      </div>
      <div class="mid">
        <h4 class="caps">{say('battle.onDice')}</h4>
        <b>{signed(modifier)}</b>
        {roman && enemy && (
          <span class="quiet">
            {roman.total} − {enemy.total}
          </span>
        )}
      </div>
      <div>
        <h3>
          <Icon name="war" />
          {say(against)}
        </h3>
        {enemy && <SideSum tally={enemy} word={say('odds.enemy')} say={say} />}
        {war && <p class="quiet">{warNumbers(g, war, say)}</p>}
      </div>
    </section>
  );
};

/** The sixteen sums of three dice: how likely each is, what it does, what it takes. */
const Throws = ({
  throws,
  hit,
  say,
}: Pick<Props, 'say'> & { readonly throws: readonly ThrowShown[]; readonly hit?: number }) => (
  <Columns
    label={say('battle.everyThrow')}
    columns={throws.map((t) => {
      const lost = t.legions + t.fleets > 0 ? `−${t.legions} / −${t.fleets}` : say('battle.noLoss');
      const row = t.row === undefined ? say('battle.asRolled') : `= ${t.row}`;
      return {
        key: String(t.natural),
        chance: t.chance,
        kind: t.result,
        head: t.natural,
        lines: [say(`battle.short.${t.result}`), t.isUnsure ? say('battle.mostly') : row, lost],
        hit: t.natural === hit,
        spoken: say('battle.spoken', {
          n: t.natural,
          chance: percent(t.chance),
          result: `result:${t.result}`,
          legions: t.legions,
          fleets: t.fleets,
        }),
      };
    })}
  />
);

/** Before the dice: the odds lead. */
export const BattleAhead = (props: Props & { readonly force: Force; readonly odds: Explanation }) => {
  const { view, say, force, odds } = props;
  const [roman, enemy] = odds.tallies;
  return (
    <div class="battle-page">
      <Sides
        {...props}
        g={view}
        who={force.commander}
        against={view.rebels.find((r) => r.army === force.war)?.senator ?? force.war}
        tallies={odds.tallies}
        modifier={(roman?.total ?? 0) - (enemy?.total ?? 0)}
      />
      <Panel
        main
        title={say('battle.everyThrow')}
        right={
          <span class="battle-bar">
            <FiveOdds of={odds} say={say} />
          </span>
        }
      >
        <div class="battle-throws">
          <Throws throws={throwsAhead(view, force)} say={say} />
        </div>
      </Panel>
    </div>
  );
};

/** After the dice: the throw is ringed, and below stands what it came to. */
export const BattleFought = (
  props: Props & {
    readonly battle: Fought;
    readonly was: Before | undefined;
    /** How things stood after it; nothing if the same input brought another battle of this Force. */
    readonly after: RomeView | undefined;
  },
) => {
  const { say, battle: b, was, after } = props;
  const odds = was && oddsBefore(was, b);
  const good = b.result === 'victory' ? 'good' : b.result === 'stalemate' || b.result === 'standoff' ? 'even' : 'bad';
  return (
    <div class="battle-page">
      <Sides {...props} g={was?.g} who={b.who} against={b.against} tallies={odds?.tallies} modifier={b.modifier} />
      <Panel
        main
        title={say(was ? 'battle.beforeItFell' : 'battle.fought')}
        {...(odds && {
          right: (
            <span class="battle-bar">
              <FiveOdds of={odds} say={say} />
            </span>
          ),
        })}
      >
        {was && (
          <div class="battle-throws">
            <Throws throws={was.throws} hit={b.dice} say={say} />
          </div>
        )}
        <p class={`battle-verdict ${good}`} role="status">
          {b.thrown.length > 0 && (
            <span class="battle-dice">
              {b.thrown.map((n, i) => (
                <Die key={i} n={n} label={String(n)} />
              ))}
            </span>
          )}
          <span>{say('battle.thrown', { dice: b.dice, modifier: signed(b.modifier), total: b.total })}</span>
          <b>{say(`result:${b.result}`)}</b>
          <span class="quiet">{say('battle.lost', { legions: b.legions, fleets: b.fleets })}</span>
        </p>
        <div class="battle-after">
          {was && after && (
            <Section title={say('battle.losses')}>
              <Losses {...props} was={was} after={after} />
            </Section>
          )}
          {!isProvinceId(b.who) && (
            <Section title={say('battle.fate')}>
              <Fate {...props} />
            </Section>
          )}
          <Section title={say('battle.brings')}>
            <ul class="battle-brings">
              {b.lines
                .filter((m) => m.k !== 'death' && m.k !== 'combat.captured')
                .map((m, i) => (
                  <li key={i}>{say(m.k, m.a ?? {})}</li>
                ))}
              {!b.isCalm && b.result !== 'stalemate' && b.result !== 'standoff' && (
                <li>{say(`battle.unrest.${b.result}`)}</li>
              )}
            </ul>
          </Section>
        </div>
      </Panel>
    </div>
  );
};

/** The Legions that he had: lost ones struck out, a new Veteran with its star; and what is left. */
const Losses = ({
  say,
  battle: b,
  was,
  after,
}: Props & { readonly battle: Fought; readonly was: Before; readonly after: RomeView }) => {
  const tokens = was.g.legions.flatMap((l, n): Token[] => {
    if (l.at !== `force:${was.f.id}`) return [];
    const now = after.legions[n]!;
    const state = now.at === 'pool' ? 'lost' : now.veteran && !l.veteran ? 'new' : 'off';
    const id = legionRef(n);
    return [{ id, veteran: l.veteran || now.veteran, state, name: `${say(id)}: ${say(`battle.token.${state}`)}` }];
  });
  const lost = tokens.filter((t) => t.state === 'lost').map((t) => t.id);
  return (
    <>
      <LegionTokens label={say('battle.losses')} tokens={tokens} />
      {tokens.length > 0 && (
        <p>
          <Icon name="legion" />{' '}
          {lost.length === 0
            ? say('battle.allRemain', { n: tokens.length })
            : say('battle.legionsLost', { legions: lost, n: tokens.length - lost.length })}
        </p>
      )}
      {was.f.fleets > 0 && (
        <p>
          <Icon name="fleet" />{' '}
          {say('battle.fleetsLost', { n: b.fleets, of: was.f.fleets, left: was.f.fleets - b.fleets })}
        </p>
      )}
    </>
  );
};

/** [1.05.21-d] What stands on a chit: a number, nothing that harms anybody, or that two more are drawn. */
const FACES: Readonly<Record<string, string>> = { [chitName(0)]: '–', [chitName(undefined)]: '+2' };
const faceOf = (chit: string): string => FACES[chit] ?? chit.slice(chit.indexOf(':') + 1);
const WORDS: Readonly<Record<string, string>> = {
  [chitName(0)]: 'battle.chit.harmless',
  [chitName(undefined)]: 'battle.chit.drawTwo',
};

/** The chits as they came, his own in red if it cost him something; without faces where an older record does not have them. */
const Chits = ({ b, n, own, isOut, say }: ChitsProps) => {
  const spoken = b.chits.map((chit) => (WORDS[chit] ? say(WORDS[chit]) : faceOf(chit))).join(', ');
  const isKnown = b.chits.length > 0;
  return (
    <p class="battle-chits">
      {isKnown && <b class="sr">{say('battle.drawn', { chits: spoken })}</b>}
      {(isKnown ? b.chits : Array<string>(n).fill('')).map((chit, i) => (
        <span key={i} class={isOut && chit === chitName(own) ? 'own' : ''} aria-hidden="true">
          {faceOf(chit)}
        </span>
      ))}
      {own !== undefined && <small>{say('battle.hisChit', { n: own })}</small>}
    </p>
  );
};
interface ChitsProps extends Pick<Props, 'say'> {
  readonly b: Fought;
  readonly n: number;
  readonly own: number | undefined;
  readonly isOut: boolean;
}

/** [1.10.7-a] One chit for each unit that was lost. [1.10.71-a] Only in a War that was not won, and against no Rebel, is anybody captured. */
const Fate = ({ view, say, battle: b }: Props & { readonly battle: Fought }) => {
  const struck = b.lines.filter((m) => m.k === 'death' || m.k === 'combat.captured');
  const n = b.result === 'defeat' && b.chits.length === 0 ? 0 : b.legions + b.fleets;
  const own = maybeSenator(view, b.who) ? senatorCard(view, b.who).number : undefined;
  const isOut = struck.some((m) => m.a?.['who'] === b.who);
  return (
    <>
      {n > 0 && <Chits b={b} n={n} own={own} isOut={isOut} say={say} />}
      <p>{say('battle.chits', { n })}</p>
      {struck.map((m, i) => (
        <p key={i}>
          <Icon name="x" /> <b>{say(m.k, m.a ?? {})}</b>
        </p>
      ))}
      {struck.length === 0 && (
        <p>
          <Icon name="check" /> <b>{say('battle.unharmed', { who: b.who })}</b>
        </p>
      )}
      {n > 1 && b.ground !== 'civil' && !b.isCalm && (
        <p class="quiet">{say(b.result === 'victory' ? 'battle.noCapture' : 'battle.capture')}</p>
      )}
    </>
  );
};
