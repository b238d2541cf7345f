import { room, view, type Rooms } from '../../room.ts'
import { companyId, type ViewParameters } from '../../view/parameters.ts'

/** The default tab of a room that a later version builds. */
const later = (key: string, zh: string, en: string, parameters: ViewParameters = { companyId }) =>
  view(key, zh, en, [12, 13], [12, 13], 13, [6, 6], parameters)

/** Rooms that later versions build: what is said of each until a domain declares it with its views. */
export const laterRooms = {
  investmentFinancingMonitor: room(
    'investmentFinancingMonitor',
    false,
    'HandCoins',
    { zh: '投融资监测', en: 'Financing monitor' },
    {
      zh: '一级市场融资：轮次、金额、投资方与所属行业。',
      en: 'Private financing: rounds, amounts, investors and industries.',
    },
    [later('rounds', '融资', 'Rounds', { date })],
  huakong: room(
    'huakong',
    false,
    'Radar',
    { zh: '技术寻企', en: 'Technology finder' },
    {
      zh: '按关键词、技术或产品寻找上市与未上市的公司。',
      en: 'Finds companies, listed or not, by keyword, technology or product.',
    },
    [later('search', '搜索', 'Search', {})],
  ),
} satisfies Rooms
