/** What is printed, as far as it is no proper name: each text under the first card that has it, and the scenarios. */
export const printed: Readonly<Record<string, string>> = {
  'scenario:2A': 'Guerras Púnicas',
  'scenario:2B': 'Guerras Médicas',
  'scenario:2C': 'Guerra de las Galias',
  'scenario:2D': 'El Nilo y el Gran Rey',
  'scenario:3A': 'Mediterráneo occidental',
  'scenario:3B': 'El Egeo',
  'scenario:3C': 'Reinos de Oriente',
  'scenario:4W': 'Cuatro jugadores, Occidente',
  'scenario:4E': 'Cuatro jugadores, Oriente',
  'scenario:5A': 'Occidente y Grecia',
  'scenario:5B': 'Oriente y Roma',
  'scenario:6A': 'Occidente, Grecia y Macedonia',
  'scenario:6B': 'Oriente, Roma y Cartago',
  'scenario:7A': 'Todos menos Hispania',
  'scenario:7B': 'Todos menos Egipto',
  'scenario:8A': 'Imperios del Mediterráneo',

  'text:ROMA-01':
    'Al comienzo de una batalla campal tira 1d6: con un 6 el enemigo descarta una tropa al azar. Las tiradas de unidades enemigas que descartarían cartas tuyas al comienzo de una batalla campal tienen -1 (varias cartas así no se suman).',
  'text:ROMA-02':
    'Con al menos una carta Principes y una Triarii en la misma batalla campal, el bando gana +4 en total (una vez).',
  'text:ROMA-04':
    'Parte de la serie Hastati-Principes-Triarii: las tres juntas dan +4 en una batalla campal (una vez).',
  'text:ROMA-09': '+2 en batallas campales si el enemigo tiene tropas ligeras. Sin valor de asalto.',
  'text:ROMA-10': '+2 en batallas campales dentro de Italia.',
  'text:ROMA-11': 'Se recupera con 5 o más. Tras un asalto tira 1d6: con 5 o más vuelve a tu mano.',
  'text:ROMA-12':
    'Al comienzo de una batalla naval tira 1d6: con 5 o más el enemigo descarta una flota al azar con su carga.',
  'text:ROMA-14': 'El factor naval de cada tropa embarcada en esta carta se dobla durante la Resolución.',
  'text:ROMA-16': '+1 en batallas navales por cada carta de legión de tu bando (máximo +3).',
  'text:ROMA-17': '+1 dado en cualquier batalla o asalto. Se recupera con 5 o más.',
  'text:ROMA-19':
    '+2 dados en batallas campales, +1 dado en batallas navales y en asaltos. Tras una batalla cada carta Hastati, Principes o Triarii tuya descartada en ella tira una segunda vez: se recupera con 5 o más.',
  'text:ROMA-20':
    '+1 dado en batallas campales. El enemigo tira 1 dado menos en batallas campales si eres el defensor.',
  'text:ROMA-21': '+2 dados para la defensa de una ciudad. +1 dado más en Roma.',
  'text:ROMA-23': '+1 dado para la defensa de una ciudad. Tras un asalto tira 1d6: con 4 o más vuelve a tu mano.',
  'text:ROMA-25': '+2 dados para el asalto. Tras un asalto tira 1d6: con 5 o más vuelve a tu mano.',
  'text:ROMA-26': '+1 dado para el asalto. El enemigo tira 1 dado menos en asaltos.',
  'text:ROMA-27':
    'Elige una ciudad neutral de tamaño 1 o menos conectada con una tuya (no una ciudad clave) y tira 1d6: con 2 o más la ganas como si la conquistaras. En todo caso puedes añadir uno de tus marcadores de fortificación a una ciudad que controles.',
  'text:ROMA-28': 'Roba 2 cartas de tu mazo.',
  'text:ROMA-29':
    'Elige una ciudad neutral de tamaño 2 o menos conectada con una tuya (no una ciudad clave) y tira 1d6: con 3 o más la ganas como si la conquistaras.',
  'text:ROMA-30': 'Elige a otro jugador: descarta una carta al azar. Roba 1 carta de tu mazo.',
  'text:ROMA-31': 'Toma hasta 2 cartas de tropa de tu pila de descartes y añádelas a tu mano.',
  'text:ROMA-32':
    'Elige un área bárbara de fuerza 3 o menos conectada con una ciudad tuya y tira 1d6: con 3 o más queda pacificada. En todo caso gana 1 PV.',
  'text:ROMA-33':
    'Se juega contra una expedición que acaba de declarar una ruta naval o el cruce de un estrecho. Tira 1d6 (+1 con mal tiempo, -1 con buen tiempo): 1-3 nada; 4-5 pierde una carta al azar; 6 o más dos cartas al azar (también se pierden las tropas que ya no caben en las flotas).',
  'text:ROMA-34': 'Se juega en una batalla campal, también entre otros: el bando que elijas obtiene +4.',
  'text:ROMA-35': 'Se juega en cualquier batalla o asalto, también entre otros: el bando que elijas obtiene +1 dado.',
  'text:HISPANIA-01': '+1 en batallas campales con al menos una carta Caetrati de tu bando.',
  'text:HISPANIA-04': '+1 en batallas campales con al menos una carta Scutarii de tu bando.',
  'text:HISPANIA-07':
    'Como carta de Imperio: un área bárbara no pacificada ataca una ciudad de otro jugador conectada con ella. Como tropa: sin efecto especial.',
  'text:HISPANIA-08':
    'Jugada como Flota lleva 3 tropas (asalto 1 como flota); jugada como Tropa usa sus factores de campo y asalto. Un solo uso por expedición.',
  'text:HISPANIA-10': '+2 en batallas campales si el enemigo tiene más tropas. Sin valor de asalto.',
  'text:HISPANIA-11': 'Al comienzo de una batalla campal tira 1d6: con 5 o más el enemigo descarta una tropa al azar.',
  'text:HISPANIA-13': '+2 en batallas campales si eres el defensor dentro de Hispania. Se recupera con 5 o más.',
  'text:HISPANIA-15': '+1 en batallas campales por cada Líder de tu bando (máximo +2).',
  'text:HISPANIA-16': 'Las cartas de tormenta contra una expedición con esta carta tiran con -1 (muéstrala).',
  'text:HISPANIA-18':
    '+1 dado en batallas campales y en asaltos. Tras una batalla cada carta Scutarii o Caetrati tuya descartada en ella tira una segunda vez: se recupera con 5 o más.',
  'text:HISPANIA-19':
    '+1 dado en batallas campales. Tras una batalla puedes tirar por una tropa tuya descartada en ella: se recupera con 5 o más.',
  'text:HISPANIA-20':
    '+1 dado en batallas campales. El enemigo tira 1 dado menos en batallas campales si eres el defensor dentro de Hispania.',
  'text:HISPANIA-21': '+1 dado en batallas campales y al defender una ciudad.',
  'text:HISPANIA-22': '+2 dados para la defensa de una ciudad. +1 dado más dentro de Hispania.',
  'text:HISPANIA-24': '+1 dado para la defensa de una ciudad. Tras un asalto tira 1d6: con 5 o más vuelve a tu mano.',
  'text:HISPANIA-26': '+2 dados para el asalto, que se tiran solo cuando se han jugado todas las cartas.',
  'text:HISPANIA-28':
    'Elige una ciudad neutral de tamaño 1 o menos conectada con una tuya (no una ciudad clave) y tira 1d6: con 3 o más la ganas como si la conquistaras. En todo caso roba 1 carta de tu mazo.',
  'text:HISPANIA-29': 'Elige a otro jugador: toma una carta al azar de su mano y añádela a la tuya.',
  'text:HISPANIA-30': 'Toma una carta de Líder o tropa de tu pila de descartes y añádela a tu mano. Gana 1 PV.',
  'text:HISPANIA-31':
    'Elige una ciudad de tamaño 2 o menos de otro jugador, que no sea capital, conectada con una tuya y tira 1d6: con 4 o más pasa a ser neutral, y su dueño pierde tantos PV como su tamaño.',
  'text:HISPANIA-32':
    'Se juega contra una expedición en un tramo terrestre (un desembarco cuenta). Tira 1d6: con 3 o más pierde una carta al azar, con un 6 dos.',
  'text:HISPANIA-34':
    'Se juega en una batalla campal o un asalto, también entre otros: el bando que elijas tira 1 dado menos.',
  'text:HISPANIA-35':
    'Se juega en una batalla campal o un asalto, también entre otros: el bando que elijas obtiene +3.',
  'text:GALIA-01': '+1 en batallas campales y asaltos si tu bando tiene al menos 3 cartas Guerreros galos.',
  'text:GALIA-05': '+1 en batallas campales con un Líder de tu bando.',
  'text:GALIA-07': 'Al comienzo de una batalla campal tira 1d6: con un 1 huyen (descarta esta carta).',
  'text:GALIA-09': '+1 en batallas campales con al menos una carta Jinetes arvernos de tu bando. Sin valor de asalto.',
  'text:GALIA-10': '+1 en batallas campales con al menos una carta Jinetes heduos de tu bando. Sin valor de asalto.',
  'text:GALIA-11':
    'Tira 2 dados como factor de batalla campal. Al comienzo de una batalla campal tira 1d6: con un 6 el enemigo descarta una tropa al azar. Sin valor de asalto.',
  'text:GALIA-12':
    'Las tiradas de unidades enemigas que descartarían cartas tuyas al comienzo de una batalla campal tienen -1 (varias cartas así no se suman).',
  'text:GALIA-16': 'Las cartas de tormenta contra una expedición con esta carta tiran con -2 (muéstrala).',
  'text:GALIA-18': 'Naves de transporte sin valor de asalto.',
  'text:GALIA-19':
    '+2 dados en batallas campales, +1 dado en asaltos. Tras una batalla cada carta Guerreros galos tuya descartada en ella tira una segunda vez: se recupera con 5 o más.',
  'text:GALIA-20':
    '+1 dado en batallas campales. +1 dado más en batallas campales si eres el defensor dentro de Gallia.',
  'text:GALIA-21': '+1 dado en batallas campales. Si tu bando gana una batalla campal, robas 1 carta.',
  'text:GALIA-22': '+1 dado en batallas campales y en asaltos. Si tu bando gana un asalto, ganas 1 PV.',
  'text:GALIA-23': '+2 dados para la defensa de una ciudad. +1 dado más dentro de Gallia.',
  'text:GALIA-25': '+1 dado para la defensa de una ciudad. El enemigo tira 1 dado menos en asaltos.',
  'text:GALIA-27': '+2 dados para el asalto. +1 dado más si tu bando tiene al menos 4 tropas y flotas en el combate.',
  'text:GALIA-28':
    'Elige una ciudad neutral de tamaño 1 o menos conectada con una tuya (no una ciudad clave) y tira 1d6: con 4 o más la ganas como si la conquistaras. En todo caso roba 2 cartas de tu mazo.',
  'text:GALIA-29': 'Toma una carta cualquiera de tu pila de descartes y añádela a tu mano.',
  'text:GALIA-30':
    'Elige una ciudad neutral de tamaño 1 o menos conectada con una tuya (no una ciudad clave) y tira 1d6: con 2 o más la ganas como si la conquistaras.',
  'text:GALIA-31':
    'Elige un área bárbara de fuerza 4 o menos conectada con una ciudad tuya: queda pacificada. Roba 1 carta de tu mazo.',
  'text:GALIA-32':
    'Se juega contra una expedición en un tramo terrestre (un desembarco cuenta). Tira 1d6: con 3 o más pierde una carta al azar.',
  'text:GALIA-34':
    'Se juega en una batalla campal, también entre otros: tira 1d6: con 4 o más el bando que elijas descarta una tropa al azar.',
  'text:GALIA-35':
    'Se juega en una batalla campal o un asalto, también entre otros: el bando que elijas obtiene +1 dado.',
  'text:CARTAGO-01': '+1 en batallas campales con al menos una carta Elefantes de tu bando.',
  'text:CARTAGO-04': 'Se recupera con 5 o más, y tira dos veces.',
  'text:CARTAGO-05': 'Al comienzo de una batalla campal tira 1d6: con un 6 el enemigo descarta una tropa al azar.',
  'text:CARTAGO-06': '+2 en batallas campales si el enemigo no tiene caballería. Sin valor de asalto.',
  'text:CARTAGO-07':
    'Tira 2 dados como factor de batalla campal (1 en asaltos). Al comienzo de una batalla campal tira 1d6: con un 1 salen en estampida: descarta esta carta y una tropa propia al azar.',
  'text:CARTAGO-09': '+1 en batallas campales y asaltos con un Líder de tu bando.',
  'text:CARTAGO-13': '+1 en batallas navales si tu bando tiene al menos 2 cartas Quinquerreme púnico.',
  'text:CARTAGO-16':
    'Al comienzo de una batalla naval tira 1d6: con un 6 el enemigo descarta una flota al azar con su carga.',
  'text:CARTAGO-18':
    '+2 dados en batallas campales, +1 dado en asaltos. Tras una batalla cada carta Jinetes númidas, Mercenarios iberos o Mercenarios galos tuya descartada en ella tira una segunda vez: se recupera con 5 o más.',
  'text:CARTAGO-19':
    '+1 dado en batallas campales y en batallas navales. Si tu bando gana una batalla naval, robas 1 carta.',
  'text:CARTAGO-20':
    '+1 dado en batallas campales y en asaltos. +3 en batallas campales con al menos una carta Elefantes de tu bando.',
  'text:CARTAGO-21': '+2 dados en batallas navales, +1 dado al defender una ciudad.',
  'text:CARTAGO-22': '+2 dados para la defensa de una ciudad. +1 dado más en Carthago.',
  'text:CARTAGO-24': '+1 dado para la defensa de una ciudad. +1 dado más si la ciudad es un puerto.',
  'text:CARTAGO-26': '+2 dados para el asalto. +1 dado más si la ciudad es un puerto.',
  'text:CARTAGO-27': 'Roba 1 carta por cada 3 ciudades con puerto que controles (máximo 3).',
  'text:CARTAGO-28':
    'Elige una ciudad neutral con puerto de tamaño 1 o menos conectada con una tuya (no una ciudad clave) y tira 1d6: con 3 o más la ganas como si la conquistaras. En todo caso gana 1 PV por cada 5 ciudades con puerto que controles (máximo 2).',
  'text:CARTAGO-29':
    'Elige una ciudad neutral con puerto de tamaño 2 o menos conectada con una tuya (no una ciudad clave) y tira 1d6: con 3 o más la ganas como si la conquistaras.',
  'text:CARTAGO-31':
    'Elige un área bárbara de fuerza 3 o menos conectada con una ciudad tuya: queda pacificada. Gana 1 PV.',
  'text:CARTAGO-33':
    'Se juega cuando otro jugador juega una carta de Imperio y se tira 1d6: con 3 o más esa carta no tiene efecto y se descarta.',
  'text:CARTAGO-34': 'Se juega en un asalto, también entre otros: el bando que elijas obtiene +1 dado.',
  'text:CARTAGO-35': 'Se juega en una batalla naval o campal, también entre otros: el bando que elijas obtiene +4.',
  'text:GRECIA-01':
    'Unidad espartana. Parte de la serie de hoplitas espartanos, atenienses y tebanos: los tres juntos dan +4 en una batalla campal (una vez). +2 en batallas campales si el enemigo tiene más tropas.',
  'text:GRECIA-04':
    'Unidad ateniense. Parte de la serie de hoplitas espartanos, atenienses y tebanos: los tres juntos dan +4 en una batalla campal (una vez). +1 en batallas navales con al menos una carta Trirreme ateniense de tu bando.',
  'text:GRECIA-07':
    'Con al menos una carta de cada una de Hoplitas espartanos, Hoplitas atenienses y Hoplitas tebanos en la misma batalla campal, el bando gana +4 en total (una vez).',
  'text:GRECIA-09':
    'Unidad espartana. Al comienzo de una batalla campal tira 1d6: con un 1 huyen (descarta esta carta). Las tiradas de unidades enemigas que descartarían cartas tuyas al comienzo de una batalla campal tienen -1 (varias cartas así no se suman).',
  'text:GRECIA-12': 'Unidad ateniense. +2 en asaltos a un puerto.',
  'text:GRECIA-13':
    'Unidad ateniense. Al comienzo de una batalla naval tira 1d6: con un 6 el enemigo descarta una flota al azar con su carga.',
  'text:GRECIA-16': '+1 en batallas navales si eres el defensor.',
  'text:GRECIA-17': 'Unidad espartana. +1 en batallas navales por cada unidad espartana de tu bando (máximo +2).',
  'text:GRECIA-18':
    '+1 dado en batallas campales y al defender una ciudad. +1 en batallas campales por cada unidad espartana de tu bando (máximo +3).',
  'text:GRECIA-19':
    '+2 dados en batallas navales. Tras una batalla cada carta Trirreme ateniense tuya descartada en ella tira una segunda vez: se recupera con 4 o más.',
  'text:GRECIA-20':
    '+1 dado en batallas navales y al defender una ciudad. +1 en batallas navales por cada unidad ateniense de tu bando (máximo +3).',
  'text:GRECIA-21': '+2 dados en batallas campales, +1 dado en asaltos.',
  'text:GRECIA-22': '+2 dados para la defensa de una ciudad. +1 dado más si la ciudad es un puerto.',
  'text:GRECIA-24': '+2 dados para la defensa de una ciudad. +1 dado más con un Líder de tu bando.',
  'text:GRECIA-26':
    '+2 dados para el asalto. El enemigo tira 1 dado menos en asaltos. Si el asalto triunfa, quien asalta roba 1 carta.',
  'text:GRECIA-28': 'Mira las 4 primeras cartas de tu mazo, toma 2 y pon las demás debajo del mazo.',
  'text:GRECIA-29': 'Toma hasta 2 cartas de tropa, flota o Líder de tu pila de descartes y añádelas a tu mano.',
  'text:GRECIA-30':
    'Elige una ciudad neutral de tamaño 1 o menos conectada con una tuya (no una ciudad clave) y tira 1d6: con 3 o más la ganas como si la conquistaras. En todo caso gana 1 PV.',
  'text:GRECIA-31':
    'Elige una ciudad de tamaño 1 o menos de otro jugador, que no sea capital, conectada con una tuya y tira 1d6: con 4 o más la ganas como si la conquistaras, y su dueño pierde tantos PV como su tamaño.',
  'text:GRECIA-32': 'Se juega en una batalla naval o campal, también entre otros: el bando que elijas obtiene +1 dado.',
  'text:GRECIA-34':
    'Se juega contra cualquier expedición declarada. Tira 1d6: con 4 o más se vuelve atrás: sus cartas regresan a la mano y la acción se ha gastado.',
  'text:GRECIA-35': 'Se juega en un asalto, también entre otros: el bando que elijas tira 1 dado menos.',
  'text:MACEDONIA-01': '+1 en batallas campales si tu bando tiene al menos 2 cartas Falange.',
  'text:MACEDONIA-05': '+1 en asaltos con un Líder de tu bando.',
  'text:MACEDONIA-07': '+1 en batallas campales si eres el atacante con un Líder de tu bando. Sin valor de asalto.',
  'text:MACEDONIA-10':
    '+2 en batallas campales si el enemigo tiene tropas ligeras. Las tiradas de unidades enemigas que descartarían cartas tuyas al comienzo de una batalla campal tienen -1 (varias cartas así no se suman). Sin valor de asalto.',
  'text:MACEDONIA-12': '+1 en batallas campales y asaltos con al menos una carta Falange de tu bando.',
  'text:MACEDONIA-13': 'Galera con máquinas en cubierta; sin efecto especial.',
  'text:MACEDONIA-15': 'Se recupera con 5 o más.',
  'text:MACEDONIA-16':
    '+2 dados en batallas campales y en asaltos. Si tu bando gana una batalla campal o un asalto, ganas 1 PV.',
  'text:MACEDONIA-17':
    '+1 dado en batallas campales y en asaltos. Tras una batalla cada carta Falange o Hipaspistas tuya descartada en ella tira una segunda vez: se recupera con 5 o más.',
  'text:MACEDONIA-18':
    '+1 dado en batallas campales. +1 dado más en batallas campales con al menos una carta Compañeros de tu bando.',
  'text:MACEDONIA-19': '+1 dado en batallas campales y en asaltos, solo si eres el defensor.',
  'text:MACEDONIA-20': '+2 dados al asaltar una ciudad, +1 dado en batallas navales.',
  'text:MACEDONIA-21': '+2 dados para la defensa de una ciudad. +1 dado más dentro de Macedonia et Thracia.',
  'text:MACEDONIA-25': '+2 dados para el asalto. Tras un asalto tira 1d6: con 4 o más vuelve a tu mano.',
  'text:MACEDONIA-26':
    '+1 dado para el asalto. El enemigo tira 1 dado menos en asaltos. Tras un asalto tira 1d6: con 5 o más vuelve a tu mano.',
  'text:MACEDONIA-27': '+3 dados para el asalto.',
  'text:MACEDONIA-30': 'Toma hasta 2 cartas de Líder de tu pila de descartes y añádelas a tu mano.',
  'text:MACEDONIA-31':
    'Elige una ciudad neutral de tamaño 1 o menos conectada con una tuya (no una ciudad clave) y tira 1d6: con 3 o más la ganas como si la conquistaras. En todo caso añade hasta 2 de tus marcadores de fortificación a ciudades que controles.',
  'text:MACEDONIA-32':
    'Elige un área bárbara de fuerza 4 o menos conectada con una ciudad tuya y tira 1d6: con 3 o más queda pacificada. En todo caso gana 2 PV.',
  'text:MACEDONIA-33':
    'Se juega cuando se juega un Líder en una batalla o un asalto y se tira 1d6: con 4 o más ese Líder se descarta sin efecto.',
  'text:MACEDONIA-34':
    'Se juega en un asalto, también entre otros: el bando que elijas tira 1 dado menos. Se juega en una batalla campal, también entre otros: tira 1d6: con 5 o más el bando que elijas descarta una tropa al azar.',
  'text:MACEDONIA-35': 'Se juega en una batalla campal, también entre otros: el bando que elijas obtiene +1 dado.',
  'text:EGIPTO-01': '+2 en batallas campales si eres el defensor dentro de Aegyptus.',
  'text:EGIPTO-05': '+1 en batallas campales si tu bando tiene al menos 2 cartas Mercenarios griegos.',
  'text:EGIPTO-10': '+1 en batallas campales y asaltos si eres el atacante.',
  'text:EGIPTO-12': '+1 en asaltos a un puerto.',
  'text:EGIPTO-17':
    '+2 dados en batallas campales, +1 dado en asaltos. Tras una batalla cada carta Machimoi tuya descartada en ella tira una segunda vez: se recupera con 4 o más.',
  'text:EGIPTO-18':
    '+1 dado en batallas campales y en asaltos. Si tu bando gana una batalla campal o un asalto, robas 1 carta.',
  'text:EGIPTO-19':
    '+1 dado en batallas campales y en batallas navales. Tras una batalla cada carta Mercenarios griegos o Mercenarios carios tuya descartada en ella tira una segunda vez: se recupera con 5 o más.',
  'text:EGIPTO-20':
    '+2 dados para la defensa de una ciudad. El enemigo tira 1 dado menos en asaltos dentro de Aegyptus.',
  'text:EGIPTO-22': '+2 dados para la defensa de una ciudad. +1 dado más en Pelusium.',
  'text:EGIPTO-24': '+1 dado para el asalto. +4 en asaltos.',
  'text:EGIPTO-26': 'Roba 1 carta por cada 4 ciudades que controles (máximo 3).',
  'text:EGIPTO-28': 'Toma una carta de tropa de tu pila de descartes y añádela a tu mano. Roba 1 carta de tu mazo.',
  'text:EGIPTO-30':
    'Elige un área bárbara de fuerza 3 o menos conectada con una ciudad tuya: queda pacificada. Roba 1 carta de tu mazo.',
  'text:EGIPTO-32': 'Se juega contra cualquier expedición declarada. Tira 1d6: con 3 o más pierde una carta al azar.',
  'text:EGIPTO-33': 'Se juega cuando se juega un Evento Especial y se tira 1d6: con 4 o más no tiene efecto.',
  'text:EGIPTO-34': 'Se juega en una batalla naval o campal, también entre otros: el bando que elijas obtiene +5.',
  'text:EGIPTO-35': 'Se juega en un asalto, también entre otros: el bando que elijas obtiene +4.',
  'text:PERSIA-01': 'Se recupera con 4 o más.',
  'text:PERSIA-03':
    'Las tiradas de unidades enemigas que descartarían cartas tuyas al comienzo de una batalla campal tienen -1 (varias cartas así no se suman). +1 en batallas campales si eres el defensor.',
  'text:PERSIA-06': '+1 en batallas campales y asaltos si tu bando tiene al menos 4 tropas y flotas en el combate.',
  'text:PERSIA-07':
    'Al comienzo de una batalla campal tira 1d6: con un 1 huyen (descarta esta carta). +1 en batallas campales y asaltos si tu bando tiene al menos 5 tropas y flotas en el combate.',
  'text:PERSIA-11': '+1 en batallas campales si el enemigo no tiene caballería. Sin valor de asalto.',
  'text:PERSIA-12':
    'Tira 2 dados como factor de batalla campal. Al comienzo de una batalla campal tira 1d6: con 5 o más el enemigo descarta una tropa al azar. Sin valor de asalto.',
  'text:PERSIA-13': '+1 en batallas campales si el enemigo tiene caballería.',
  'text:PERSIA-15': '+1 en batallas navales con al menos una carta Flota jonia de tu bando.',
  'text:PERSIA-17': 'Al comienzo de una batalla naval tira 1d6: con un 1 huyen (descarta esta carta).',
  'text:PERSIA-18':
    '+2 dados en batallas campales, +1 dado en asaltos. +1 dado más en batallas campales si tu bando tiene al menos 5 tropas y flotas en el combate.',
  'text:PERSIA-19':
    '+1 dado en batallas campales y en asaltos. Tras una batalla cada carta Levas de las satrapías o Sparabara tuya descartada en ella tira una segunda vez: se recupera con 5 o más.',
  'text:PERSIA-20':
    '+1 dado en batallas campales y en batallas navales. El enemigo tira 1 dado menos en batallas campales si eres el defensor.',
  'text:PERSIA-21': '+1 dado en batallas navales. +1 en batallas navales por cada flota de tu bando (máximo +3).',
  'text:PERSIA-22': '+2 dados para la defensa de una ciudad. +1 dado más dentro de Asia Minor.',
  'text:PERSIA-24':
    '+1 dado para la defensa de una ciudad. El enemigo tira 1 dado menos en asaltos dentro de Asia Minor.',
  'text:PERSIA-25': '+2 dados para el asalto. El enemigo tira 1 dado menos en asaltos.',
  'text:PERSIA-27':
    'Elige una ciudad neutral de tamaño 3 o menos conectada con una tuya (no una ciudad clave) y tira 1d6: con 3 o más la ganas como si la conquistaras.',
  'text:PERSIA-28': 'Gana 1 PV por cada 5 ciudades que controles (máximo 3).',
  'text:PERSIA-29': 'Toma hasta 3 cartas de tropa de tu pila de descartes y añádelas a tu mano.',
  'text:PERSIA-30':
    'Elige una ciudad de tamaño 2 o menos de otro jugador, que no sea capital, conectada con una tuya y tira 1d6: con 5 o más la ganas como si la conquistaras, y su dueño pierde tantos PV como su tamaño.',
  'text:PERSIA-31': 'Un área bárbara no pacificada ataca una ciudad de otro jugador conectada con ella.',
  'text:PERSIA-33':
    'Se juega en una batalla campal, también entre otros: tira 1d6: con 3 o más el bando que elijas descarta una tropa al azar.',
  'text:PERSIA-34':
    'Se juega en cualquier momento salvo durante las tiradas: mira la mano de un jugador y haz que descarte una carta a tu elección que no sea un Líder.',
  'text:PERSIA-35':
    'Se juega en una batalla naval o campal, también entre otros: el bando que elijas tira 1 dado menos.',
};
