/** Provinces down, what they bring, and a Governor for each. */
import { Mark } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { kept } from '../../../rules/advanced/provinces/state.ts';
import type { Province } from '../../../rules/game.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import { rebelOf } from '../../../rules/rome/rebels.ts';
import { isAligned, isInRome, maybeSenator, votesOf } from '../../../rules/rome/senators.ts';
import { sideOf } from '../../../rules/rome/provinces.ts';
import { mustAsk } from '../../../rules/senate/drafting.ts';
import { mustConsent, TERM } from '../../../rules/senate/elections/governing.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { type Paired, paired, whoFor } from '../senate/pairs.ts';
import { SenatorPick } from '../senate/senator-pick.tsx';
import { fillable, naming } from './entries.ts';
import { range } from './range.ts';
import { lookOf } from '../../looks.ts';

type Props = FormProps<RomeView, Paired>;

export const GovernorsBody = (props: Props) => {
  const { form, say } = props;
  const { view } = form.asked;
  const all = fillable(form);
  const rank = (p: Province): number => (all.includes(p.id) ? 0 : 1);
  return (
    <>
      <div class="form-rows">
        <table class="rows stacked">
          <thead>
            <tr>
              <th scope="col">{say('governors.province')}</th>
              <th scope="col" class="n">
                {say('governors.spoils')}
              </th>
              <th scope="col" class="n">
                {say('governors.state')}
              </th>
              <th scope="col">{say('governors.now')}</th>
              <th scope="col">{say('governors.governor')}</th>
            </tr>
          </thead>
          <tbody>
            {[...view.provinces]
              .sort((a, b) => rank(a) - rank(b))
              .map((p) => (
                <Row key={p.id} {...props} province={p} isOpen={all.includes(p.id)} />
              ))}
          </tbody>
        </table>
      </div>
      <p class="hint">{say('governors.term', { n: TERM })}</p>
      <Leaving {...props} />
    </>
  );
};

/** Who governs it, or [2.03.21-a][2.02.412-o] who has it in place of Rome. */
const satIn = (view: RomeView, p: Province, say: Props['say']): string => {
  const joined = kept(view)?.allied.find((a) => a.province === p.id);
  if (joined) return say('board.joined', { war: joined.war });
  if (p.governor === '') return say('board.vacant');
  if (rebelOf(view, p.governor)) return say('board.rebel', { who: p.governor });
  return say('governors.sits', { who: p.governor, n: p.term });
};

const Row = (props: Props & { readonly province: Province; readonly isOpen: boolean }) => {
  const { form, say, change, looks, province: p, isOpen } = props;
  const { asked, entered } = form;
  const { view, seat } = asked;
  const who = whoFor(entered.pairs, p.id);
  const step = isOpen ? naming(form, p.id) : undefined;
  const side = sideOf(view, p);
  const chosen = maybeSenator(view, who);
  const isAsked = chosen && mustConsent(view, p, chosen) && mustAsk(view, ownFaction(props.view, seat), chosen.faction);
  return (
    <tr class={who !== '' ? 'chosen' : isOpen ? '' : 'no'}>
      <th scope="row">
        {say(p.id)}
        <small>{say(p.developed ? 'board.developed' : 'board.undeveloped')}</small>
      </th>
      <td class="n" data-label={say('governors.spoils')}>
        {range(view, side.spoils)}
      </td>
      <td class="n" data-label={say('governors.state')}>
        {range(view, side.income)}
      </td>
      <td>{satIn(view, p, say)}</td>
      <td class="wide">
        {step === 'nobody asked' ? (
          <button
            type="button"
            class="btn small offered"
            aria-pressed={who !== ''}
            onClick={() => change({ ...entered, pairs: who === '' ? [[p.id, '?']] : [] })}
          >
            {say('governors.last')}
          </button>
        ) : step ? (
          <>
            <SenatorPick
              asked={step}
              verb="nominate"
              label={say('governors.of', { province: p.id })}
              value={who}
              say={say}
              unaligned
              none={say('form.nobody')}
              note={(s) => (isAligned(s) ? say('governors.votes', { n: votesOf(view, s) }) : undefined)}
              onChange={(id) => change({ ...entered, pairs: paired(entered.pairs, p.id, id) })}
            />
            {chosen && isAligned(chosen) && <Mark look={lookOf(view, looks, chosen.faction)} />}
            {isAsked && <span class="chip warn">{say('form.mustAgree', { who })}</span>}
          </>
        ) : (
          <span class="quiet">{chosen ? say(who) : say(p.governor === '' ? 'governors.none' : 'governors.stays')}</span>
        )}
      </td>
    </tr>
  );
};

/** [1.09.5-e] Whoever goes takes his votes along. */
const Leaving = ({ form, say }: Props) => {
  const { view } = form.asked;
  const going = form.entered.pairs.flatMap(([, id]) => {
    const s = maybeSenator(view, id);
    return s && isAligned(s) && isInRome(s) ? [s] : [];
  });
  if (going.length === 0) return null;
  return (
    <p class="hint" aria-live="polite">
      {going
        .map((s) => say('governors.leaves', { who: s.id, faction: `faction:${s.faction}`, n: votesOf(view, s) }))
        .join(' ')}
    </p>
  );
};
