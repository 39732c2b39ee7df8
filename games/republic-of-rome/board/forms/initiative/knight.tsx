/** Attracting a Knight, or pressing money out of those one has — 1.07.5, 1.07.51 */
import { Amount, Chances, percent, Section, Seg, TallySum } from '@tabularium/parts/kit';
import { frameOf } from '../../../rules/explain/look.ts';
import { attract } from '../../../rules/forum/knights.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { allotOf, picksOf, rangeOf, whyNone } from '../offered.ts';
import { given, givenRef } from './attempt-of.ts';
import type { Props } from './body.tsx';
import { howOf, isBetweenSteps, pressedOf } from './entries.ts';
import { shownOf } from './shown.ts';

export const KnightStep = (props: Props) => {
  const { form, say, change, tell } = props;
  const { asked, entered } = form;
  const how = isBetweenSteps(asked) ? howOf(asked, entered) : 'attract';
  const why = (verb: string) => {
    if (!isBetweenSteps(asked) || Object.hasOwn(asked.question.verbs, verb)) return undefined;
    return whyNone(asked, verb) ?? { k: verb === 'attract' ? 'knight.nobody' : 'knight.none' };
  };
  const [noAttract, noPress] = [why('attract'), why('pressure')];
  return (
    <section class="form-panel main" aria-label={say('initiative.step.knight')}>
      <div class="attempt-head">
        <p class="sentence">{say('knight.title')}</p>
        <Seg
          label={say('knight.title')}
          value={how}
          of={[
            {
              value: 'attract',
              label: say('knight.attract'),
              reason: noAttract && say(noAttract.k, noAttract.a ?? {}),
            },
            { value: 'press', label: say('knight.press'), reason: noPress && say(noPress.k, noPress.a ?? {}) },
          ]}
          onChange={(value) => change({ ...entered, how: value })}
          onRefused={() => {
            const no = noAttract ?? noPress;
            if (no) tell(no);
          }}
        />
      </div>
      {how === 'attract' ? <Attracting {...props} /> : <Pressing {...props} />}
    </section>
  );
};

const Attracting = ({ form, say, change }: Props) => {
  const { asked, entered } = form;
  const { view } = asked;
  const step = form.at('pay');
  const who = frameOf(view, attract)?.by ?? givenRef(form, 'attract');
  const ids = isBetweenSteps(asked) ? picksOf(asked, 'attract') : [who];
  const { min, max } = rangeOf(step, 'pay');
  const n = Number(given(form, 'pay') ?? 0);
  const told = (paid: number) => (step ? form.explain(step, 'pay', paid) : form.explain(asked, 'attract', who));
  const all = Array.from({ length: max - min + 1 }, (_, i) => {
    const chance = told(min + i)?.odds?.win ?? 0;
    return { n: min + i, chance, idle: i > 0 && chance > 0 && chance === told(min + i - 1)?.odds?.win };
  });
  const shown = shownOf(all, n);
  const tally = told(n)?.tallies[0];
  const pays = (to: number) => change({ ...entered, pays: to });
  const spoken = say('knight.spoken', { n, chance: percent(told(n)?.odds?.win ?? 0) });
  return (
    <>
      <Section title={say('knight.who')} right={say('knight.purses')}>
        <Seg
          class="seg-many"
          label={say('knight.who')}
          value={who}
          of={ids.map((id) => ({
            value: id,
            label: `${say(id)} · ${say('attempt.talents', { n: maybeSenator(view, id)?.talents ?? 0 })}`,
          }))}
          onChange={(id) => change({ ...entered, attracts: id, pays: undefined })}
        />
      </Section>
      <Section title={say('knight.pay')} right={say('knight.needs')}>
        <div class="spending">
          <Chances
            label={say('knight.pay')}
            value={n}
            of={shown.map((x) => ({ ...x, word: say('attempt.talents', { n: x.n }) }))}
            onChange={pays}
            spoken={spoken}
          />
          {shown.length < all.length && (
            <Amount
              label={say('knight.pay')}
              value={n}
              min={min}
              max={max}
              unit={say('attempt.ofPurse', { n: max })}
              fewer={say('ui.fewer')}
              more={say('ui.more')}
              onChange={pays}
            />
          )}
        </div>
        {tally && tally.parts.length > 1 && <TallySum small signed tally={tally} say={say} />}
        <p class="sr" aria-live="polite">
          {spoken}
        </p>
      </Section>
      <Section>
        <p class="quiet">{say('knight.brings')}</p>
      </Section>
    </>
  );
};

/** [1.07.51-b] So many of each; a die for each of them. */
const Pressing = ({ form, say, change }: Props) => {
  const { asked, entered } = form;
  const of = allotOf(asked, 'pressure');
  const pressed = pressedOf(asked, entered);
  const all = Object.values(pressed).reduce((a, b) => a + b, 0);
  return (
    <>
      <table class="rows">
        <thead>
          <tr>
            <th scope="col">{say('board.senator')}</th>
            <th scope="col" class="n">
              {say('board.talent.long')}
            </th>
            <th scope="col">{say('knight.pressed')}</th>
            <th scope="col" class="n">
              {say('knight.yields')}
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(of).map(([id, most]) => {
            const n = pressed[id] ?? 0;
            return (
              <tr key={id}>
                <th scope="row">{say(id)}</th>
                <td class="n">{maybeSenator(asked.view, id)?.talents}</td>
                <td>
                  <Amount
                    label={say('knight.pressedOf', { who: id })}
                    value={n}
                    min={0}
                    max={most}
                    unit={say('knight.of', { n: most })}
                    fewer={say('ui.fewer')}
                    more={say('ui.more')}
                    onChange={(to) => change({ ...entered, pressed: { ...entered.pressed, [id]: to } })}
                  />
                </td>
                <td class="n">{n > 0 ? say('knight.dice', { n }) : '–'}</td>
              </tr>
            );
          })}
          <tr class="total">
            <th scope="row">{say('knight.together')}</th>
            <td />
            <td aria-live="polite">{say('knight.pressedInAll', { n: all })}</td>
            <td class="n">{all > 0 ? say('knight.dice', { n: all }) : '–'}</td>
          </tr>
        </tbody>
      </table>
      <Section>
        <p class="quiet">{say('knight.gone')}</p>
      </Section>
    </>
  );
};
