import type { EnglishEventBank } from '../bank.ts'

export const guidanceUp: EnglishEventBank = {
  title: [
    '{Co} sees {period} profit up {rate}',
    '{Co} lifts {period} guidance',
    '{Co} flags {rate} jump in profit',
    'Upgrade: {Co} expects {amount} for {period}',
    '{product} demand lifts {Co} outlook',
    '{Co} raises the bar for {period}',
    'Better than feared: {Co} guides higher',
    '{Co} pre-announces strong {period}',
  ],
  lead: [
    '{coL} expects net profit of {amountx} for {period}, up {rate} from a year earlier, it said {date}.',
    '{coL} raised its profit forecast for {period}.',
    'Profit at {coL} is set to rise {rate} in {period}.',
    '{coL} told the exchange {date} that {period} would beat its earlier range.',
  ],
  detail: [
    '{product} was the main driver, the company said.',
    'Orders are full and pricing is firm.',
    'The figures are unaudited.',
    'One-off items played little part.',
    'Input costs have eased.',
  ],
}

export const guidanceDown: EnglishEventBank = {
  title: [
    '{Co} warns {period} profit to fall {rate}',
    '{Co} cuts {period} guidance',
    'Profit warning from {Co}',
    '{Co} now expects just {amount} for {period}',
    'Weak {product} prices hit {Co} outlook',
    '{Co} apologises for missed forecast',
    'Destocking bites: {Co} guides lower',
    '{Co} braces investors for poor {period}',
  ],
  lead: [
    '{coL} expects net profit of {amountx} for {period}, down {rate}, it said {date}.',
    '{coL} lowered its forecast for {period}.',
    'Profit at {coL} is likely to shrink {rate} in {period}.',
    '{coL} issued a profit warning {date}.',
  ],
  detail: [
    'Prices of {product} have fallen faster than costs.',
    'Write-downs of stock weighed on the result.',
    'The figures are unaudited.',
    'Some orders slipped into the next period.',
    'The company is closing its least efficient lines.',
  ],
}

export const earningsBeat: EnglishEventBank = {
  title: [
    '{Co} surprises with {period} numbers',
    'Analysts playing catch-up with {Co}',
    '{amount} in sales: {Co} has a good quarter',
    'What went right at {Co}',
    '{Co} leaves {sector} peers behind',
    '{product} sells, and {Co} earns',
    'Doubters of {Co} fall silent',
    '{Co} report card: better than thought',
    'Quarter in brief: {Co} ahead by {rate}',
    'At {Co}, profit grows quietly',
    '{Co} profit tops forecasts by {rate} in {period}',
    '{Co} beats forecasts for {period}',
    '{Co} posts revenue of {amount}, profit above estimates',
    '{product} powers {Co}',
    'Margins widen at {Co}',
    '{Co} results: the good news is in the cash flow',
    '{Co} defies weak {sector} market',
    'Strong {period} from {Co}',
  ],
  lead: [
    '{coL} reported revenue of {amountx} for {period} and profit above expectations.',
    'Net profit at {coL} was {rate} above what analysts had pencilled in.',
    '{coL} beat expectations for {period}, helped by {product}.',
    'Results from {coL} published {date} came in ahead of forecasts.',
  ],
  detail: [
    'Gross margin widened on a better mix.',
    'Operating cash flow improved.',
    '{product} made up a larger share of sales.',
    'Management was cautiously upbeat about the rest of the year.',
    'Receivables turned faster.',
    'Sales came to {amountx}.',
  ],
}

export const earningsMiss: EnglishEventBank = {
  title: [
    '{Co} stumbles in {period}',
    'Analysts were too kind to {Co}',
    '{amount} in sales, little profit at {Co}',
    'What went wrong at {Co}',
    '{Co} trails {sector} peers',
    '{product} sells, but {Co} hardly earns',
    'Fans of {Co} fall silent',
    '{Co} report card: worse than thought',
    'Quarter in brief: {Co} behind by {rate}',
    'At {Co}, margins leak away',
    '{Co} profit falls {rate} short of forecasts',
    '{Co} misses forecasts for {period}',
    '{Co} posts revenue of {amount} but profit lags',
    'Falling {product} prices dent {Co}',
    'Margins shrink at {Co}',
    '{Co} results disappoint',
    'Stock piles up at {Co} as profit slides',
    'Costs outrun sales at {Co}',
  ],
  lead: [
    '{coL} reported revenue of {amountx} for {period}, with profit below expectations.',
    'Net profit at {coL} was {rate} short of what analysts had expected.',
    '{coL} missed expectations for {period} as {product} weakened.',
    'Results from {coL} published {date} fell short.',
  ],
  detail: [
    'Gross margin narrowed as {product} prices slipped.',
    'Stock rose and receivables lengthened.',
    'Cash flow from operations turned weaker.',
    'The company promised tighter cost control.',
    'Analysts pressed management on when prices would bottom.',
    'Sales came to {amountx}.',
  ],
}
