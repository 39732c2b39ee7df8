/** Palabras de una ventana. */
export const es = {
  'window.pass': 'Pasar',
  'window.passUntil': 'Pasar en {until}',
  'window.alike': 'Se pregunta a todos por igual y durante el mismo tiempo, con carta o sin ella.',
};
