/** What lies in the Forum and in the Curia, and what is in force. */
import { steady } from '@tabularium/parts/web';
import type { OpenRome } from '../rules/sight/sight.ts';
import type { ComponentChildren } from 'preact';
import { plays } from '../rules/advanced/advanced.ts';
import { lawsBrought } from '../rules/advanced/laws/state.ts';
import { advanced } from '../rules/advanced/part.ts';
import { forcesOf, kept } from '../rules/advanced/provinces/state.ts';
import { senatorCard } from '../rules/data/printed.ts';
import type { Province } from '../rules/game.ts';
import { rebelOf } from '../rules/rome/rebels.ts';
import { countLegions } from '../rules/rome/forces.ts';
import { isInForum } from '../rules/rome/senators.ts';
import { SenatorTable } from './senator-table.tsx';
import { unitsInWords } from './provincial.ts';
import { inForce } from './leaf/state.ts';
import type { ViewProps } from './props.ts';

const Group = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <section class="rr-group">
    <h3>{title}</h3>
    {children}
  </section>
);

const Items = ({ of }: { readonly of: readonly { readonly ref: string; readonly text: string }[] }) => (
  <ul>
    {of.map(({ ref, text }) => (
      <li key={ref}>
        <span data-ref={ref}>{text}</span>
      </li>
    ))}
  </ul>
);

/** [2.02.3-i][2.02.412-c][2.02.4-a][2.03.21-a] Its Provincial Forces, who attacks it or has it, or that it is in Revolt. */
const provincialOf = (g: OpenRome, p: Province, say: ViewProps['say']): string => {
  if (!plays(g, 'provincial-wars')) return '';
  const joined = kept(g)?.allied.find((a) => a.province === p.id);
  const wars = advanced()
    .attackersOf(g, p)
    .map((w) => w.id);
  return [
    ...unitsInWords(forcesOf(g, p.id), say),
    ...(joined ? [say('board.joined', { war: joined.war })] : []),
    ...(wars.length > 0 ? [say('board.underAttack', { wars })] : []),
    ...(rebelOf(g, p.governor) ? [say('board.rebel.primary')] : []),
  ]
    .map((text) => `, ${text}`)
    .join('');
};

const provincesOf = (g: OpenRome, { say }: ViewProps) =>
  g.provinces.map((p) => {
    const garrison = countLegions(g, p.id);
    const state = say(p.developed ? 'board.developed' : 'board.undeveloped');
    const who = p.governor === '' ? say('board.vacant') : say(p.governor);
    const guard = garrison > 0 ? `, ${say('board.garrison', { n: garrison })}` : '';
    return { ref: p.id, text: `${say(p.id)}: ${who}, ${state}${guard}${provincialOf(g, p, say)}` };
  });

const curiaOf = (g: OpenRome, { say }: ViewProps) => [
  ...g.curia.map((id) => ({ ref: id, text: `${say(id)} (${senatorCard(g, id).number})` })),
  ...g.concessions.filter((c) => c.holder === 'curia').map((c) => ({ ref: c.id, text: say(c.id) })),
  ...g.leaders.filter((l) => l.at === 'curia').map((l) => ({ ref: l.id, text: say(l.id) })),
];

const forceOf = (g: OpenRome, { say }: ViewProps) =>
  inForce(g).map(({ ref, n }) => ({ ref, text: n > 1 ? `${say(ref)} ×${n}` : say(ref) }));

export const InTheForum = steady((props: ViewProps) => {
  const { view, say } = props;
  const g: OpenRome = view;
  const unaligned = g.senators.filter(isInForum);
  const concessions = g.concessions.filter((c) => c.holder === 'forum').map((c) => ({ ref: c.id, text: say(c.id) }));
  const provinces = provincesOf(g, props);
  const curia = curiaOf(g, props);
  const force = forceOf(g, props);
  const brought = lawsBrought(view).map((ref) => ({ ref, text: say(ref) }));
  return (
    <section class="rr-forum" aria-label={say('board.forum')}>
      {unaligned.length > 0 && (
        <Group title={say('board.unaligned')}>
          <SenatorTable senators={unaligned} leader="" isNarrow {...props} />
        </Group>
      )}
      {concessions.length > 0 && (
        <Group title={say('board.concessions')}>
          <Items of={concessions} />
        </Group>
      )}
      {provinces.length > 0 && (
        <Group title={say('board.provinces')}>
          <Items of={provinces} />
        </Group>
      )}
      {brought.length > 0 && (
        <Group title={say('board.brought')}>
          <Items of={brought} />
        </Group>
      )}
      {force.length > 0 && (
        <Group title={say('board.inForce')}>
          <Items of={force} />
        </Group>
      )}
      {curia.length > 0 && (
        <Group title={say('board.curia')}>
          <Items of={curia} />
        </Group>
      )}
    </section>
  );
});
