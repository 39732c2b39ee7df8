/** What the compiler must refuse of a kind of proposal: whatever is left out would otherwise be missed only in play. */
import { ADVANCED_KINDS } from '../advanced/kinds.ts';
import type { ProposalKind } from './proposal-kind.ts';
import { PROPOSAL_KINDS } from './proposal-kinds.ts';
import type { Kind } from './proposal.ts';

type Homes = { readonly [K in Kind]: ProposalKind<K> };
const HOMES = { ...PROPOSAL_KINDS, ...ADVANCED_KINDS };
HOMES satisfies Homes;

const { censor, ...others } = HOMES;
// @ts-expect-error a kind without a home
others satisfies Homes;

const { name, ...nameless } = censor;
// @ts-expect-error a kind without a name for players
nameless satisfies ProposalKind<'censor'>;
// @ts-expect-error the name of another kind
({ ...nameless, name: 'kind:dictator' }) satisfies ProposalKind<'censor'>;
name satisfies 'kind:censor';

const { steps, ...timeless } = censor;
// @ts-expect-error a kind that does not say when it may be put
timeless satisfies ProposalKind<'censor'>;
// @ts-expect-error a step that no meeting has
({ ...timeless, steps: ['dinner'] }) satisfies ProposalKind<'censor'>;
({ ...timeless, steps }) satisfies ProposalKind<'censor'>;

const { vetoedBy, ...unvetoed } = censor;
// @ts-expect-error a kind that does not say whose veto stops it
unvetoed satisfies ProposalKind<'censor'>;
({ ...unvetoed, vetoedBy }) satisfies ProposalKind<'censor'>;

const { promisable, ...unpromised } = censor;
// @ts-expect-error a kind that does not say what may be promised of it
unpromised satisfies ProposalKind<'censor'>;
({ ...unpromised, promisable }) satisfies ProposalKind<'censor'>;

const { draft, ...undrafted } = censor;
// @ts-expect-error a kind that nobody can draw up
undrafted satisfies ProposalKind<'censor'>;
// @ts-expect-error the draft of another kind
({ ...undrafted, draft: PROPOSAL_KINDS.dictator.draft }) satisfies ProposalKind<'censor'>;
({ ...undrafted, draft }) satisfies ProposalKind<'censor'>;

const idle: Omit<typeof censor, 'pass'> = censor;
// @ts-expect-error a kind that does nothing when it is passed
idle satisfies ProposalKind<'censor'>;
({ ...idle, pass: () => undefined }) satisfies ProposalKind<'censor'>;
