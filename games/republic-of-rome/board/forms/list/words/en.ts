/** Words of forms in which something of a list is chosen. */
export const en = {
  'list.choose': 'choose one',
  'list.between': '{n} chosen, from {min} to {max}',
} as const;
