/** Procedures that keep something hidden in their locals. */
export const DRAFT = 'expedition.draft';
export const INTERCEPT = 'expedition.intercept';
