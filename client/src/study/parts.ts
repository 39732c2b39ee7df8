/** What other parts of the page show of studies. */
export { Compared } from './compared.tsx';
export { StudyButton } from './study-button.tsx';
export { StudyMarks } from './study-marks.tsx';
export { WhatIf } from './what-if.tsx';
