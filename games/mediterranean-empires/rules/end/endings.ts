/** Every way to end. */
export const ENDINGS = ['automatic', 'points'] as const;
