/** Controls that forms of all games are made of. Their looks are in `kit.css`. */
import './kit.css';
export { Amount } from './amount.tsx';
export { type Chance, Chances } from './chances.tsx';
export { Die, Icon } from './icon.tsx';
export { Mark } from './mark.tsx';
export { OddsBar, type OddsKind, type OddsPart, OddsSwatch, percent } from './odds-bar.tsx';
export { OptionCard, type OptionState, Options } from './option-card.tsx';
export { Panel, Section } from './panel.tsx';
export { Seg, type SegOption } from './seg.tsx';
export { Sum, type SumPart, TallySum } from './sum.tsx';
