/** Persuading somebody: who, whom, and with how much; then whether to spend more, or to roll. */
import { Amount, Chances, Icon, Mark, percent, Section, Seg } from '@tabularium/parts/kit';
import { atBest, attemptIf, withEachAmount } from '../../../rules/explain/persuading.ts';
import { loyalty } from '../../../rules/forum/base-number.ts';
import { factionRef } from '../../../rules/ids.ts';
import { isAligned, maybeSenator, oratory } from '../../../rules/rome/senators.ts';
import { AgainstIt, AttemptNumber, Outcomes } from '../../attempt/pieces.tsx';
import { Chip } from '../../parts.tsx';
import { isPromised, picksOf, rangeOf, reasonOf } from '../offered.ts';
import { attemptBefore, attemptOf, spentIn } from './attempt-of.ts';
import type { Props } from './body.tsx';
import { isBetweenSteps, isRaise, type Secretly } from './entries.ts';
import { priceFor } from './likely.ts';
import { Row } from './row.tsx';
import { shownOf } from './shown.ts';
import { lookOf } from '../../looks.ts';

/** So few columns have room for a word. */
const FEW = 7;

export const PersuadeStep = (props: Props) => {
  const { form, say, looks, record } = props;
  const { asked } = form;
  const attempt = attemptOf(form);
  const isAnnounced = isRaise(asked);
  return (
    <section class="form-panel main attempt" aria-label={say('attempt.title')}>
      <div class="attempt-head">
        <p class="sentence">
          {attempt && attempt.target !== ''
            ? say('attempt.sentence', { who: attempt.by, target: attempt.target })
            : say('initiative.persuadeNobody')}
        </p>
        {isAnnounced ? (
          <Chip>
            <Icon name="lock" /> {say('attempt.announced')}
          </Chip>
        ) : (
          <SecretCards {...props} />
        )}
      </div>
      {!isAnnounced && <WhoAndWhom {...props} />}
      {attempt && attempt.target !== '' && (
        <>
          <InShort {...props} />
          <Section class="attempt-parts" title={say('attempt.number')}>
            <AttemptNumber view={asked.view} say={say} attempt={attempt} small={!isAnnounced} />
          </Section>
          <Spending {...props} />
          {isAnnounced && (
            <>
              <Section title={say('attempt.againstYou')} right={say('attempt.mayAnswer')}>
                {null}
              </Section>
              <AgainstIt view={asked.view} say={say} attempt={attempt} looks={looks} record={record} />
            </>
          )}
          {!isAnnounced && attempt.card !== '' && <p class="attempt-unopposed">{say('attempt.unopposed')}</p>}
          <Outcomes view={asked.view} say={say} attempt={attempt} />
        </>
      )}
    </section>
  );
};

/** On a small screen the number and the chance come first, its parts when they are asked for. */
const InShort = ({ form, say }: Props) => {
  const { view } = form.asked;
  const [before, now] = [attemptBefore(form)!, attemptOf(form)!];
  const [stands, then] = [attemptIf(view, before), attemptIf(view, now)];
  if (!stands?.odds || !then?.odds) return null;
  const n = spentIn(form);
  return (
    <details class="attempt-short">
      <summary>
        <span class="total">
          <b>{then.tallies[0]!.total}</b>
          <small>{say('counter.orLess')}</small>
        </span>
        <span>
          {say('attempt.asItStands', { n: percent(stands.odds.win) })}
          {n > 0 && <b>{say('attempt.withMore', { n: percent(then.odds.win), more: n })}</b>}
        </span>
        <span class="fold">{say('attempt.parts')}</span>
      </summary>
      <AttemptNumber view={view} say={say} attempt={now} small />
    </details>
  );
};

/** [card-50-a][card-51-a] Declared before the target is named: nobody may spend against it. */
const SecretCards = ({ form, say, change }: Props) => {
  const { entered } = form;
  const offered = (['seduction', 'blackmail'] as const).filter((card) =>
    form.steps.some(({ question }) => Object.hasOwn(question.verbs, card)),
  );
  if (offered.length === 0) return null;
  const of: readonly ('openly' | Secretly)[] = ['openly', ...offered];
  return (
    <Seg
      label={say('attempt.how')}
      value={entered.card ?? 'openly'}
      of={of.map((value) => ({ value, label: say(`attempt.how.${value}`) }))}
      onChange={(value) => change({ ...entered, card: value === 'openly' ? undefined : value })}
    />
  );
};

const WhoAndWhom = (props: Props) => (
  <div class="who-and-whom">
    <Persuaders {...props} />
    <Targets {...props} />
  </div>
);

const Persuaders = ({ form, say, change }: Props) => {
  const { asked, entered } = form;
  const { view } = asked;
  const attempt = attemptBefore(form);
  const ids = isBetweenSteps(asked) ? picksOf(asked, 'persuade') : attempt ? [attempt.by] : [];
  return (
    <div class="list">
      <table class="rows">
        <thead>
          <tr>
            <th scope="col">{say('attempt.persuader')}</th>
            <th scope="col" class="n">
              {say('attempt.oraInf')}
            </th>
            <th scope="col" class="n">
              {say('attempt.purse')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ids
            .flatMap((id) => maybeSenator(view, id) ?? [])
            .sort((a, b) => oratory(view, b) + b.influence - oratory(view, a) - a.influence)
            .map((s) => (
              <Row
                key={s.id}
                id={s.id}
                name={say(s.id)}
                isChosen={s.id === attempt?.by}
                onPress={() => change({ ...entered, by: s.id, spend: undefined })}
              >
                <td class="n">
                  {oratory(view, s)} + {s.influence}
                </td>
                <td class="n">{say('attempt.talents', { n: s.talents })}</td>
              </Row>
            ))}
        </tbody>
      </table>
    </div>
  );
};

const Targets = ({ form, say, change, tell, looks }: Props) => {
  const { asked, entered } = form;
  const { view } = asked;
  const attempt = attemptBefore(form);
  const step = form.at('target');
  if (!attempt || !step) return <p class="quiet">{say('attempt.nobody')}</p>;
  const offered = picksOf(step, 'target');
  const price = new Map<string, number>();
  for (const s of view.senators) if (offered.includes(s.id)) price.set(s.id, priceFor(view, attempt.by, s.id));
  const held = Object.keys(step.question.withheld['target'] ?? {}).filter((id) => id !== '' && !offered.includes(id));
  const sorted = view.senators
    .filter((s) => offered.includes(s.id))
    .sort((a, b) => price.get(a.id)! - price.get(b.id)! || b.influence - a.influence);
  return (
    <div class="list">
      <table class="rows">
        <thead>
          <tr>
            <th scope="col">{say('attempt.target')}</th>
            <th scope="col" class="n">
              {say('board.loy')}
            </th>
            <th scope="col" class="n">
              {say('attempt.free')}
            </th>
            <th scope="col" class="n">
              {say('attempt.even')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...sorted, ...held.flatMap((id) => maybeSenator(view, id) ?? [])].map((s) => {
            const no = offered.includes(s.id) ? undefined : reasonOf(step, 'target', s.id);
            const told = attemptIf(view, { ...attempt, target: s.id, bribe: 0, against: 0 });
            const look = isAligned(s) ? lookOf(view, looks, s.faction) : undefined;
            return (
              <Row
                key={s.id}
                id={s.id}
                name={say(s.id)}
                mark={look && <Mark look={look} label={say(factionRef(s.faction))} />}
                isChosen={s.id === attempt.target}
                reason={no && say(no.k, no.a ?? {})}
                promised={isPromised(no)}
                onPress={() => (no ? tell(no) : change({ ...entered, target: s.id, spend: undefined }))}
              >
                {no ? (
                  <td colSpan={3} class="why">
                    {say(no.k, no.a ?? {})}
                  </td>
                ) : (
                  <>
                    <td class="n">{loyalty(view, s, attempt.seat)}</td>
                    <td class="n">{say('attempt.percent', { n: percent(told?.odds?.win ?? 0) })}</td>
                    <td class="n">
                      <b>{say('attempt.talents', { n: price.get(s.id)! })}</b>
                    </td>
                  </>
                )}
              </Row>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

/** [1.07.412-a] The chance at each amount that he has. */
const Spending = ({ form, say, change }: Props) => {
  const { asked, entered } = form;
  const { view } = asked;
  const before = attemptBefore(form)!;
  const purse = maybeSenator(view, before.by)!.talents;
  const step = form.at('raise') ?? form.at('bribe');
  const { max } = isRaise(asked) ? rangeOf(step, 'raise') : rangeOf(step, 'bribe');
  const n = spentIn(form);
  const all = withEachAmount(view, before, max);
  const shown = shownOf(all, n);
  const now = all.find((x) => x.n === n);
  const { failsFrom, chance } = atBest(view);
  const set = (spend: number) => change({ ...entered, spend });
  return (
    <Section
      title={say(isRaise(asked) ? 'attempt.spendMore' : 'attempt.spend')}
      right={
        <>
          {say('attempt.has', { who: before.by, n: purse })} ·{' '}
          {say('attempt.atBest', { from: failsFrom, n: percent(chance) })}
        </>
      }
    >
      <div class="spending">
        <Chances
          label={say(isRaise(asked) ? 'attempt.spendMore' : 'attempt.spend')}
          value={n}
          of={shown.map((x) => ({
            n: x.n,
            chance: x.chance,
            word: x.n > 0 ? `+${x.n}` : shown.length > FEW ? '0' : say('attempt.nothing'),
            result: x.number < 0 ? `−${-x.number}` : String(x.number),
            idle: x.idle,
          }))}
          onChange={set}
          spoken={now ? say('attempt.spoken.amount', { n, number: now.number, chance: percent(now.chance) }) : ''}
        />
        {shown.length < all.length && (
          <Amount
            label={say('attempt.amount')}
            value={n}
            min={0}
            max={max}
            unit={say('attempt.ofPurse', { n: max })}
            fewer={say('ui.fewer')}
            more={say('ui.more')}
            onChange={set}
          />
        )}
      </div>
      <p class="sr" aria-live="polite">
        {now && say('attempt.spoken.amount', { n, number: now.number, chance: percent(now.chance) })}
      </p>
    </Section>
  );
};
