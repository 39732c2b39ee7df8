/** Words about the Ruling Coalition and its Military Plan: 4.05.1 to 4.05.3 */
export const neutralPlan = {} as const;
