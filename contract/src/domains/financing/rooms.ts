import { stages } from './rounds.ts'
import { roundProblems } from './problems.ts'
import { room, view, type Rooms } from '../../room.ts'
import { among, choice, text, type ViewParameters } from '../../view/parameters.ts'

/** Which rounds are looked at: the filter of the list, field by field. */
const filter = {
  text,
  industry: text,
  subdomain: text,
  stage: among(stages),
  region: text,
  organisation: text,
  from: text,
  to: text,
  least: text,
  problem: among(roundProblems),
} satisfies ViewParameters
const currency = choice('CNY', 'USD')

/** What the views of financing are shown for. */
export const financingViews = {
  rounds: { ...filter, currency, sort: choice('day', 'amount'), page: text, since: text, round: text },
  top: {
    of: choice('company', 'organisation', 'industry'),
    by: choice('amount', 'count', 'growth'),
    months: text,
    currency,
  },
  rotation: { by: choice('money', 'count'), quarters: text, industry: text, currency },
  survival: { by: choice('stage', 'industry'), industry: text, step: text, currency },
} satisfies Record<string, ViewParameters>

export const financingRooms = {
  investmentFinancingMonitor: room(
    'investmentFinancingMonitor',
    true,
    'HandCoins',
    { zh: '投融资监测', en: 'Financing monitor' },
    {
      zh: '一级市场融资：轮次、金额、投资方与所属行业。',
      en: 'Private financing: rounds, amounts, investors and industries.',
    },
    [
      view('rounds', '融资', 'Rounds', [12, 15], [10, 15], 15, [6, 7], financingViews.rounds),
      view('rotation', '行业轮动', 'Rotation', [12, 14], [10, 14], 14, [6, 8], financingViews.rotation),
      view('top', '十强', 'Top ten', [8, 13], [6, 13], 13, [5, 6], financingViews.top),
      view('survival', '下一轮的时间', 'Time to next round', [8, 14], [6, 14], 14, [6, 8], financingViews.survival),
    ],
  ),
} satisfies Rooms
