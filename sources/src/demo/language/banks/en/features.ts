/** The same in English. */
export const featureTitles = [
  'A day at the {Co} plant in {city}',
  '{Co}, the quiet maker of {product}',
  '{chair} of {Co}: {product} takes patience',
  'How {Co} makes {product}',
  '{Co} opens its doors to families',
  'Young engineers behind {product} at {Co}',
  '{Co} publishes sustainability report',
  '{Co} takes {product} to small towns',
  '{Co} starts campus hiring',
  '{Co} shows {product} at trade fair',
  'Suppliers on {Co}: strict but prompt',
  '{Co} rebrands {product}',
  'Talking {product} with {chair}',
  '{Co} and university to study {product}',
]
export const featureBodies = [
  'The {city} site of {coL} is small, and half of it makes {product}.',
  'Reporters visited {coL} {date} and met the team behind {product}.',
  '{coL} has made {product} for years without much noise.',
  '"We do one thing," says {chair}, chairman of {coL}.',
]
export const featureDetails = [
  "The day's targets hang on the wall of the shop floor.",
  'One customer of long standing praised its delivery times.',
  'The company gave no figures for output or prices.',
  'Rivals in {sector} come to look.',
  'The hard part of {product} is people, not machines.',
  'Training comes first in the budget, {secretary} said.',
]
export const riseTitles = [
  '{Co} jumps {chg}',
  '{Co} lifts the mood in {sector}',
  'Buyers pile into {Co}',
  '{Co} shares up {chg} at the close',
  'Why {Co} rallied',
  '{Co} stands out with {chg} gain',
  'Stock in focus: {Co} climbs',
  '{Co} ends day at CNY {close}, up {chg}',
]
export const fallTitles = [
  '{Co} slides {chg}',
  '{Co} dampens the mood in {sector}',
  'Sellers hit {Co}',
  '{Co} shares down {chg} at the close',
  'Why {Co} fell',
  '{Co} sinks with {chg} loss',
  'Stock in focus: {Co} drops',
  '{Co} ends day at CNY {close}, down {chg}',
]
export const moveBodies = [
  'Shares in {coL} {dir} {chg} {date} to CNY {close}.',
  '{coL} {dir} {chg} {date}, closing at CNY {close}.',
  'At the close {date}, {coL} stood at CNY {close}; the stock {dir} {chg}.',
  '{coL} was among the busiest stocks {date}: it {dir} {chg} to CNY {close}.',
]
export const moveDetails = [
  'The company makes {prod}.',
  'The company said operations were normal.',
  'Traders pointed to sentiment in {sector}.',
  '{analyst} of {broker} advised against chasing the move.',
  'Turnover was heavier than the day before.',
  'No announcement accompanied the move.',
]
