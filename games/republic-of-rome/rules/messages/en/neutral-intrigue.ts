/** Words about Intrigue cards of Neutrals: 4.07 */
export const neutralIntrigue = {} as const;
