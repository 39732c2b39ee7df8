/**
 * Windows in which players may step in — amb-F1, amb-F3. A wait without any is locked.
 *
 * `free`: any open state of any phase (Influence Peddling, Ransom, agreements …).
 * `senate`: any open state of a meeting in session (Assassinations). `law`: as that, and while it is about to close (Laws, fines).
 * `between`: no proposal is on the floor [w7] (Tribune and Gracchan proposals, claims).
 * `floor`: a proposal or Prosecution is being voted on [w1–w3] (vetoes, reservations, suspensions). `uncalled`: as that, while no
 * Faction is asked for its vote (Murder, Graft).
 * `adjournment`: [w4]. `tribune`: a Tribune has been played [w5]. `mob`: Murder or Graft is over [w6].
 */
export const OPEN = ['free'] as const;
export const BETWEEN = ['free', 'senate', 'law', 'between'] as const;
export const ON_FLOOR = ['free', 'senate', 'law', 'floor'] as const;
export const UNCALLED = [...ON_FLOOR, 'uncalled'] as const;
export const ADJOURNMENT = ['free', 'law', 'adjournment'] as const;
export const TRIBUNE = ['free', 'tribune'] as const;
export const MOB = ['free', 'mob'] as const;
