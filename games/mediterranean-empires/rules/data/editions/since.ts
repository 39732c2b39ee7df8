/** A game without a pack that began under rules before this version is one of the first edition. */
export const SECOND_SINCE = 3;
