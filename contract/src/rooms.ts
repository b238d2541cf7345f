import { z } from 'zod'
import { roles, type Role } from './accounts.ts'
import { PAGE_SIZE } from './constants.ts'
import type { Bilingual } from './language.ts'
import { defineOperation, instant, pageInput, pageOf } from './operation.ts'

/** The rooms there are (SHELL-27), in the catalogue's order. */
export const roomKeys = [
  'bigTheme',
  'dailyFlash',
  'financialReport',
  'priceEvent',
  'hejun',
  'heJunNews',
  'portfolioDashboard',
  'riskManagement',
  'noyaxe',
  'supplyChain',
  'investmentFinancingMonitor',
  'policyAnalysis',
  'marketOpinion',
  'huakong',
] as const
export type RoomKey = (typeof roomKeys)[number]

/** Something a view is shown for. */
export interface RoomParameter {
  name: string
  /** Tiles of one link letter follow it together. */
  linkable: boolean
  /** Names something that only its user has: it stays behind when a floor goes to another account. */
  personal: boolean
}
/** A size on the grid: columns and rows. */
export interface GridSize {
  w: number
  h: number
}
/** One way a room is looked at: what a tile shows, and a tab of the room in full screen. */
export interface RoomView {
  key: string
  name: Bilingual
  parameters: readonly RoomParameter[]
  /** Size it is put on a floor with, on each of the three grids. */
  size: { sm: GridSize; md: GridSize; lg: GridSize }
  /** Smallest size at which it can be read; `w` on the grid of 24 columns. */
  min: GridSize
}
export interface RoomDeclaration {
  name: Bilingual
  /** What the room is, in one sentence. */
  sentence: Bilingual
  /** Name of its sign in lucide. */
  icon: string
  /** `roomPermissionId` of the wire. */
  permissionId: string
  /** Who may see it: to others the server does not offer it (SHELL-30). */
  roles: readonly Role[]
  /** False: a later version builds it. It may be subscribed to; it cannot be opened or put on a floor. */
  ready: boolean
  /** The first is the default tab (SHELL-31). */
  views: readonly [RoomView, ...RoomView[]]
}

const companyId: RoomParameter = { name: 'companyId', linkable: true, personal: false }
const themeId: RoomParameter = { name: 'themeId', linkable: true, personal: false }
const date: RoomParameter = { name: 'date', linkable: true, personal: false }
const groupId: RoomParameter = { name: 'groupId', linkable: false, personal: true }
const own = (name: string): RoomParameter => ({ name, linkable: false, personal: false })

/** A view; sizes in columns × rows of the grids of 24 and 12 columns, and rows of the single column. */
function view(
  key: string,
  zh: string,
  en: string,
  lg: [number, number],
  md: [number, number],
  rows: number,
  min: [number, number],
  parameters: readonly RoomParameter[],
): RoomView {
  const [sm, middle, large] = [
    { w: 1, h: rows },
    { w: md[0], h: md[1] },
    { w: lg[0], h: lg[1] },
  ]
  return { key, name: { zh, en }, parameters, size: { sm, md: middle, lg: large }, min: { w: min[0], h: min[1] } }
}
/** The default tab of a room that a later version builds. */
const later = (key: string, zh: string, en: string, parameters: readonly RoomParameter[] = [companyId]) =>
  view(key, zh, en, [12, 13], [12, 13], 13, [6, 6], parameters)

const everyone: readonly Role[] = roles
const room = (
  key: RoomKey,
  ready: boolean,
  icon: string,
  name: Bilingual,
  sentence: Bilingual,
  views: RoomDeclaration['views'],
): RoomDeclaration => ({ name, sentence, icon, permissionId: `room.${key}`, roles: everyone, ready, views })

/** Every room, declared once. The server offers of it what a role may see. */
export const roomCatalogue: Record<RoomKey, RoomDeclaration> = {
  bigTheme: room(
    'bigTheme',
    true,
    'Orbit',
    { zh: '主题地图', en: 'Theme map' },
    {
      zh: '市场主题的地图：每个主题的热度、涨跌、成分公司和推动它的事件。',
      en: 'A map of market themes: how hot each is, how it moved, its companies and the events behind it.',
    },
    [
      view('theme', '主题', 'Themes', [8, 14], [6, 14], 14, [5, 7], [themeId, companyId, own('as'), own('off')]),
      view('events', '事件', 'Events', [8, 15], [6, 14], 14, [5, 6], [themeId, companyId, own('part')]),
      view('members', '公司', 'Companies', [8, 13], [6, 13], 12, [5, 5], [themeId, companyId]),
      view('index', '指数与热度', 'Index and heat', [8, 9], [6, 10], 9, [5, 5], [themeId, own('of')]),
    ],
  ),
  dailyFlash: room(
    'dailyFlash',
    true,
    'Zap',
    { zh: '快讯', en: 'Daily flash' },
    {
      zh: '当天的新闻与公告按时间排列，按你设定的时点分版。',
      en: 'News and announcements of the day in order of time, in editions at the times you set.',
    },
    [
      view('flash', '快讯', 'Flash', [6, 26], [6, 22], 18, [5, 8], [companyId, date, own('edition'), own('kind')]),
      view(
        'headlines',
        '标题',
        'Headlines',
        [6, 13],
        [6, 13],
        12,
        [4, 5],
        [companyId, date, own('edition'), own('kind')],
      ),
    ],
  ),
  financialReport: room(
    'financialReport',
    true,
    'FileSpreadsheet',
    { zh: '财报', en: 'Financial reports' },
    {
      zh: '公司财报与点评：关键数字、同比变化和值得追问的地方。',
      en: 'Company reports with comments: key figures, what changed, and what to ask about.',
    },
    [
      view(
        'report',
        '财报',
        'Reports',
        [12, 17],
        [12, 16],
        16,
        [7, 8],
        [
          companyId,
          own('statement'),
          own('basis'),
          own('show'),
          own('yearly'),
          own('before'),
          own('figure'),
          own('bridge'),
        ],
      ),
      view('business', '业务', 'Businesses', [10, 14], [12, 14], 14, [7, 7], [companyId, own('businessTypeId')]),
      view('comments', '点评', 'Comments', [6, 14], [6, 14], 13, [5, 7], [companyId, own('businessTypeId')]),
    ],
  ),
  priceEvent: room(
    'priceEvent',
    true,
    'ChartCandlestick',
    { zh: '价格与事件', en: 'Price and events' },
    {
      zh: '一家公司的 K 线，新闻与公告钉在发生的那一根上。',
      en: 'The candles of a company, with its news and announcements pinned to the bar they fell on.',
    },
    [
      view(
        'price',
        '走势',
        'Price',
        [10, 15],
        [12, 14],
        14,
        [6, 8],
        [companyId, date, own('range'), own('basis'), own('as'), own('off'), own('scale'), own('compare'), own('zoom')],
      ),
      view('documents', '文件', 'Documents', [7, 13], [6, 13], 12, [5, 6], [companyId, date, own('kind'), own('off')]),
    ],
  ),
  hejun: room(
    'hejun',
    false,
    'CalendarRange',
    { zh: '周报', en: 'Weekly reports' },
    { zh: '按周汇总的资讯报告，可选择寄到邮箱。', en: 'News summed up by the week, sent by mail if you like.' },
    [later('weekly', '周报', 'Weekly', [])],
  ),
  heJunNews: room(
    'heJunNews',
    false,
    'Newspaper',
    { zh: '资讯摘要', en: 'News digest' },
    { zh: '经过归并与摘要的资讯列表。', en: 'A list of news, merged and summarised.' },
    [later('news', '资讯', 'News')],
  ),
  portfolioDashboard: room(
    'portfolioDashboard',
    true,
    'BriefcaseBusiness',
    { zh: '组合看板', en: 'Portfolio dashboard' },
    {
      zh: '你关注的公司：每家最新的文件、行情数字和当日涨跌图。',
      en: 'The companies you watch: the latest document of each, their figures, and a map of the day.',
    },
    [
      view('event', '事件', 'Events', [11, 11], [12, 13], 13, [7, 6], [companyId, groupId, own('sort')]),
      view('companies', '公司', 'Companies', [11, 11], [12, 13], 13, [7, 6], [companyId, groupId, own('sort')]),
      view('map', '涨跌图', 'Map', [7, 11], [6, 12], 11, [4, 6], [companyId, groupId, own('size'), own('as')]),
    ],
  ),
  riskManagement: room(
    'riskManagement',
    false,
    'ShieldAlert',
    { zh: '风险管理', en: 'Risk management' },
    {
      zh: '风险话题、疫情与国家关系的走势，以及相关新闻。',
      en: 'Topics of risk, the course of epidemics and of relations between countries, and their news.',
    },
    [later('event', '事件', 'Events', [companyId, date])],
  ),
  noyaxe: room(
    'noyaxe',
    true,
    'ListTree',
    { zh: '分析台', en: "Analyst's desk" },
    {
      zh: '按分组看你的自选股及其数字，以及其中当日涨跌最多的。',
      en: 'Your optional stocks by group with their figures, and those among them that moved most today.',
    },
    [
      view('stocks', '自选股', 'Stocks', [9, 15], [6, 14], 14, [5, 6], [companyId, groupId, own('sort')]),
      view('movers', '涨跌榜', 'Movers', [7, 15], [6, 14], 12, [4, 6], [companyId, groupId, own('kind'), own('as')]),
    ],
  ),
  supplyChain: room(
    'supplyChain',
    false,
    'Waypoints',
    { zh: '产业链', en: 'Supply chain' },
    {
      zh: '公司的上下游图：供应商、客户、占比，以及事件如何传导。',
      en: "A company's suppliers and customers as a graph, their shares, and how an event passes along.",
    },
    [later('event', '事件', 'Events')],
  ),
  investmentFinancingMonitor: room(
    'investmentFinancingMonitor',
    false,
    'HandCoins',
    { zh: '投融资监测', en: 'Financing monitor' },
    {
      zh: '一级市场融资：轮次、金额、投资方与所属行业。',
      en: 'Private financing: rounds, amounts, investors and industries.',
    },
    [later('rounds', '融资', 'Rounds', [date])],
  ),
  policyAnalysis: room(
    'policyAnalysis',
    false,
    'Landmark',
    { zh: '政策分析', en: 'Policy analysis' },
    {
      zh: '政策文件与会议通稿：措辞的变化，以及影响哪些行业。',
      en: 'Policies and meeting readouts: how their wording changes and which industries they touch.',
    },
    [later('analysis', '分析', 'Analysis', [date])],
  ),
  marketOpinion: room(
    'marketOpinion',
    false,
    'MessagesSquare',
    { zh: '市场舆情', en: 'Market opinion' },
    {
      zh: '股吧与社区怎么看一家公司：多空、热度，以及谁说得准。',
      en: 'What forums say of a company: for and against, how much, and whose word has proved good.',
    },
    [later('opinion', '舆情', 'Opinion')],
  ),
  huakong: room(
    'huakong',
    false,
    'Radar',
    { zh: '技术寻企', en: 'Technology finder' },
    {
      zh: '按关键词、技术或产品寻找上市与未上市的公司。',
      en: 'Finds companies, listed or not, by keyword, technology or product.',
    },
    [later('search', '搜索', 'Search', [])],
  ),
}

/** Rooms a new user is subscribed to: those that can be opened in the first version that has floors. */
export const presetRooms: readonly RoomKey[] = ['dailyFlash', 'portfolioDashboard', 'priceEvent', 'noyaxe']

/** A room as the server offers it (SHELL-29). `id` is its key. */
export const offeredRoom = z.object({
  id: z.string(),
  key: z.enum(roomKeys),
  nameZh: z.string(),
  nameEn: z.string(),
  sentenceZh: z.string(),
  sentenceEn: z.string(),
  icon: z.string(),
  roomPermissionId: z.string(),
  /** False: a later version builds it, and it cannot be opened. */
  ready: z.boolean(),
  views: z.array(z.object({ key: z.string(), nameZh: z.string(), nameEn: z.string() })),
  subscribed: z.boolean(),
  /** Id of the room among the user's own; null while not subscribed. */
  instanceId: z.string().nullable(),
  /** Null where it came with the account, or is not subscribed to. */
  subscribedAt: instant.nullable(),
})

const roomId = z.string().min(1).max(64)

export const rooms = {
  data: defineOperation({
    id: 'rooms.data',
    requirement: 'SHELL-48',
    method: 'POST',
    path: '/api/room/data',
    acceptance: 'room',
    summary: 'Rooms the user may see, in the order of the catalogue',
    output: z.object({ dataList: z.array(offeredRoom) }),
  }),
  detail: defineOperation({
    id: 'rooms.detail',
    requirement: 'SHELL-49',
    method: 'POST',
    path: '/api/room/detail',
    acceptance: 'room',
    summary: 'One room',
    input: z.object({ roomId }),
    output: offeredRoom,
  }),
  add: defineOperation({
    id: 'rooms.add',
    requirement: 'SHELL-50',
    method: 'POST',
    path: '/api/room/add',
    acceptance: 'room',
    writes: true,
    summary: 'Put a room among the user’s own: subscribes, and answers it with its instance id',
    input: z.object({ roomId }),
    output: offeredRoom,
  }),
  subscribe: defineOperation({
    id: 'rooms.subscribe',
    requirement: 'SHELL-51',
    method: 'POST',
    path: '/api/room/subscribe',
    acceptance: 'room',
    writes: true,
    summary: 'Subscribe to a room',
    input: z.object({ roomId }),
    output: offeredRoom,
  }),
  unsubscribe: defineOperation({
    id: 'rooms.unsubscribe',
    method: 'POST',
    path: '/api/room/unsubscribe',
    acceptance: 'room',
    writes: true,
    summary: 'End a subscription; tiles that show the room stay where they are',
    input: z.object({ roomId }),
    output: offeredRoom,
  }),
  subscribed: defineOperation({
    id: 'rooms.subscribed',
    requirement: 'SHELL-52',
    method: 'POST',
    path: '/api/room/subscribed',
    acceptance: 'room',
    summary: 'Rooms the user is subscribed to',
    input: z.object({ ...pageInput(PAGE_SIZE) }),
    output: pageOf(offeredRoom),
  }),
}
