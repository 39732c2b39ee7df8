/** What is said of each thing in a list, beside its name. */
import { howMany } from '@tabularium/kernel';
import { percent } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { leaderCard } from '../../../rules/data/printed.ts';
import { factionOf } from '../../../rules/ids.ts';
import { oratory, maybeSenator, military, senatorsOf } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { fleetStrength, landStrength, maybeWar, war, warCard } from '../../../rules/wars/wars.ts';
import type { Entered } from './entries.ts';

export type Props = FormProps<RomeView, Entered>;

const strengths = ({ form, say }: Props, ref: string): string[] => {
  const { view } = form.asked;
  const w = war(view, ref);
  const fleet = fleetStrength(view, w);
  return [say('choice.land', { n: landStrength(view, w) }), ...(fleet > 0 ? [say('choice.fleet', { n: fleet })] : [])];
};

export const NOTES: Readonly<Record<string, (props: Props, ref: string) => string>> = {
  leaderDies: ({ form, say }, ref) => {
    const { view } = form.asked;
    const { strength, wars } = leaderCard(view, ref);
    const his = wars.filter((id) => maybeWar(view, id)).map((id) => say(id));
    return [say('choice.strength', { n: strength }), ...his].join(' · ');
  },
  ally: (props, ref) => {
    const { view } = props.form.asked;
    const w = war(view, ref);
    const spoils = w.revolt ? [] : [props.say('choice.spoils', { n: warCard(view, w.id).spoils })];
    return [...strengths(props, ref), ...spoils].join(' · ');
  },
  accuseFaction: ({ form, say }, ref) => {
    const all = senatorsOf(form.asked.view, factionOf(ref));
    return say('choice.faction', { n: all.length, influence: all.reduce((n, s) => n + s.influence, 0) });
  },
  takeSenator: ({ form, say }, ref) => {
    const { view } = form.asked;
    const s = maybeSenator(view, ref);
    return s ? say('choice.senator', { mil: military(view, s), ora: oratory(view, s), influence: s.influence }) : '';
  },
  attackWar: (props, ref) => {
    const { form, say } = props;
    const odds = form.explain(form.asked, 'attackWar', ref)?.odds;
    const chance = odds ? [say('choice.victory', { n: percent(odds.win) })] : [];
    return [...strengths(props, ref), ...chance].join(' · ');
  },
  sendVeterans: ({ say }, ref) => say(ref === 'place:active' ? 'choice.wait' : 'choice.against'),
  fineGovernor: ({ form, say }, ref) => {
    const s = maybeSenator(form.asked.view, ref);
    return s ? say('choice.fined', { n: s.talents }) : '';
  },
  peddleInfluence: ({ form, say }, ref) =>
    say('choice.cards', { n: howMany(form.asked.view.factions[factionOf(ref)]!.hand) }),
};
