import type { Operation } from '@pandora/contract/operation'
import { monthsAfter } from '@pandora/intelligence/fundamentals/months'
import type { z } from 'zod'
import { OWN_CHAIN, OWN_QUESTIONS, OWN_SCENARIO } from './owned.ts'
import type { Pools } from './pools.ts'

/** An input of an operation, before its defaults. */
export type Input = Record<string, unknown>

/** Values a field is tried with, the first of them where another field is varied. */
type Values = (pools: Pools) => readonly unknown[]

const pool =
  (name: keyof Pools, most = 4): Values =>
  (pools) =>
    (pools[name] as readonly unknown[]).slice(0, most)
const pairs =
  (name: keyof Pools): Values =>
  (pools) => [[...pools[name]].slice(0, 3)]

/** What fields hold, by their names. One operation's field that means something else stands in `ofOperation`. */
const ofField: Readonly<Record<string, Values>> = {
  companyId: pool('company', 9),
  companyIds: pairs('company'),
  securityId: pool('security', 5),
  eventId: pool('event', 8),
  newsId: pool('document', 9),
  reportId: pool('report', 4),
  themeId: pool('theme', 4),
  theme: pool('theme', 4),
  topicId: pool('riskTopic', 4),
  meetingId: pool('meeting', 3),
  previousId: (pools) => [undefined, ...pools.meeting.slice(1, 3)],
  businessTypeId: pool('businessType', 4),
  groupId: pool('group', 2),
  chainId: () => [OWN_CHAIN],
  questionId: () => OWN_QUESTIONS,
  periodEnd: pool('period', 5),
  from: (pools) => [at(pools.day, 0.8), at(pools.day, 0.2)],
  to: (pools) => [at(pools.day, 0.3), pools.day[0]],
  day: pool('day', 3),
  date: pool('day', 3),
  year: pool('year', 2),
  text: pool('text', 6),
  keyword: () => ['电池', 'storage systems', '银行'],
  item: pool('item', 3),
  source: pool('source', 2),
  category: pool('category', 2),
  types: pairs('eventType'),
  insightType: pool('eventType', 2),
  industries: pairs('industry'),
  industryCode: pool('industry', 2),
  orgId: pool('organisation', 4),
  ventureId: pool('venture', 6),
  roundId: pool('round', 4),
  industryId: (pools) => [undefined, ...pools.industry.slice(0, 2)],
  barId: () => ['macro'],
  authorId: (pools) => ['0', ...pools.author.slice(0, 3)],
  months: () => [12, 0, 3, 9],
  last: () => [5],
  horizonDays: () => [1, 20],
  n: () => [2],
  level: () => [1, 2],
  days: () => [30],
  most: () => [10],
  page: () => [0, 1],
  size: () => [20],
  page_size: () => [10],
  periods: () => [3],
}

/** What scenarios begin with, and what they assume. */
const basesOf: Values = (pools) => [
  ...pools.company.slice(0, 3).map((companyId) => ({ companyId, tiers: 2 })),
  { regionCode: 'CN-GD', tiers: 1 },
]
const shocksOf: Values = (pools) => [
  { kind: 'stop', nodeIds: pools.company.slice(0, 3) },
  { kind: 'price', size: 0.2, regions: ['CN-GD', 'CN-ZJ'] },
]

/** A node of a supply chain. */
const aNode = {
  id: 'a',
  kind: 'company',
  position: { x: 0, y: 0 },
  placed: false,
  parentId: null,
  data: {
    name: '甲',
    companyId: null,
    companies: [],
    partList: [],
    riskTypeList: [],
    region: null,
    inventoryDays: null,
    note: null,
  },
}

/** Topics of policies: of the market's own reading. */
const policyTopic: Values = () => ['field.monetary', 'group.industry', 'field.manufacturing']
const policyTopics: Values = () => [[], ['field.monetary', 'group.industry']]

/** Industries that rounds of unlisted companies are of. */
const ventureIndustries: Values = () => ['人工智能', '半导体', '消费']

/** Days that posts are counted of. */
const opinionDays: Values = () => ['5', '20']

/** Fields that mean something of their own in one operation; `undefined` first: varied, but absent where others are. */
const ofOperation: Readonly<Record<string, Values>> = {
  'macro.series.source': () => ['gdp', 'retail-sales', 'money-supply', 'household'],
  'marketOpinion.heatGraph.days': opinionDays,
  'marketOpinion.heatGraphDetail.days': opinionDays,
  'marketOpinion.topStock.days': opinionDays,
  'marketOpinion.industryBar.days': opinionDays,
  'marketOpinion.wordCloudDetail.word': () => ['公司', '业绩'],
  'marketOpinion.wordCloudDetail.size': () => [5],
  'policyTopics.list.topicIds': policyTopics,
  'policyTopics.timeline.topicIds': policyTopics,
  'policyTopics.timeline.months': () => [24],
  'policyTopics.timelineList.topicIds': policyTopics,
  'policyTopics.timelineList.month': (pools) => [at(pools.day, 0.5).slice(0, 7), at(pools.day, 0.1).slice(0, 7)],
  'financing.searchOrgs.text': () => ['', '资本', 'Capital'],
  'financing.list.text': () => ['智能'],
  'financing.list.organisation': pool('organisation', 2),
  'financing.list.industry': ventureIndustries,
  'financing.list.subdomain': () => ['机器视觉'],
  'financing.list.region': () => ['CN-GD', 'CN-BJ'],
  'financing.list.least': () => [1e8],
  'financing.top.months': () => [12, 60],
  'financing.top.industry': ventureIndustries,
  'financing.industry.last': () => [8],
  'financing.subdomain.industry': ventureIndustries,
  'financing.subdomain.last': () => [8],
  'financing.rotation.quarters': () => [6],
  'financing.rotation.industry': ventureIndustries,
  'financing.compare.industries': () => [['人工智能', '半导体', '消费']],
  'financing.compare.months': () => [24],
  'financing.survival.code': () => ['angel', 'A'],
  'financing.survival.industry': ventureIndustries,
  'financing.saveFilter.name': () => ['条件'],
  'financing.saveFilter.content': () => [{ industry: '人工智能' }],
  'financing.judgeOrganisation.name': pool('organisation', 1),
  'policy.detail.documentId': pool('document', 9),
  'policy.lineage.documentId': pool('document', 9),
  'policy.tasks.documentId': pool('document', 9),
  'policy.companies.documentId': pool('document', 9),
  'policyTopics.detail.documentId': pool('document', 9),
  'policyTopics.wordCloud.topicIds': policyTopics,
  'policyTopics.wordCloudDetail.word': () => ['企业', '金融机构'],
  'policyTopics.wordCloudDetail.size': () => [5],
  'policyTopics.saveConfiguration.ticked': () => [['field.monetary']],
  'policyTopics.exposure.topicId': policyTopic,
  'policyTopics.page.topicId': policyTopic,
  'policyTopics.page.months': () => [24],
  'policyTopics.searchList.text': () => ['企业', '住房'],
  'ranking.publishedList.listId': pool('rankList', 2),
  'ranking.checkRefresh.version': () => ['', '1'].map((end) => `never-shown${end}`),
  'alerts.tryRule.name': () => ['提醒'],
  'alerts.tryRule.condition': () => [{ kind: 'event' }, { kind: 'document', mentions: true }],
  'alerts.tryRule.target': () => ['market'],
  'alerts.saveRule.name': () => ['提醒'],
  'alerts.saveRule.condition': () => [{ kind: 'event' }],
  'alerts.saveRule.target': () => ['market'],
  'digest.preview.name': () => ['摘要'],
  'digest.preview.edition': () => ['weekly', 'close'],
  'digest.preview.minute': () => [600],
  'digest.preview.weekday': () => [null],
  'digest.preview.zone': () => ['Asia/Shanghai'],
  'digest.preview.language': () => ['en'],
  'digest.preview.scope': () => ['market', 'watch'],
  'digest.preview.mail': () => [false],
  'digest.saveSubscription.name': () => ['摘要'],
  'digest.saveSubscription.edition': () => ['weekly', 'close'],
  'digest.saveSubscription.minute': () => [600],
  'digest.saveSubscription.weekday': () => [null],
  'digest.saveSubscription.zone': () => ['Asia/Shanghai'],
  'digest.saveSubscription.language': () => ['en'],
  'digest.saveSubscription.scope': () => ['market', 'watch'],
  'digest.saveSubscription.mail': () => [false],
  'digest.mailStatus.roomPermissionId': () => ['room.hejun'],
  'digest.saveMailStatus.roomPermissionId': () => ['room.hejun'],
  'digest.week.week': pool('day', 3),
  'digest.news.week': (pools) => [undefined, ...pools.day.slice(0, 2)],
  'digest.weeklyReport.weeks': () => [4],
  'themes.companyMap.id': pool('company', 5),
  'industries.detail.id': pool('industry', 9),
  'industries.series.id': pool('industry', 4),
  'industries.summary.id': pool('industry', 6),
  'industries.nodes.id': pool('industry', 4),
  'industries.map.id': pool('industry', 6),
  'industries.relations.id': pool('industry', 4),
  'industries.events.id': pool('industry', 4),
  'industries.search.text': () => ['电', '6', '银行'],
  'documents.search.text': (pools) => [
    '公司',
    '"增长" OR profit',
    `company:${pools.company[0] ?? ''} after:2020`,
    'kind:announcement -公司',
    'title:公司 source:快讯',
  ],
  'policyMeetings.important.series': (pools) => [undefined, ...pools.meetingSeries.slice(0, 2)],
  'policyMeetings.previous.series': (pools) => [undefined, ...pools.meetingSeries.slice(0, 1)],
  'policyMeetings.aftermath.row': () => [0, 2, 5],
  'policyMeetings.exposure.row': () => [undefined, 2, 5],
  'policyMeetings.phrase.series': pool('meetingSeries', 2),
  'policyMeetings.phrase.phrase': () => ['会议', '支持', '推进'],
  'policyMeetings.languages.reportId': pool('workReport', 2),
  'documents.document.text': () => [undefined, '公司'],
  'documents.save.text': () => ['公司 -股份'],
  'documents.remember.text': () => ['公司 -股份'],
  'financeReports.searchBusiness.text': (pools) => ['', ...pools.text.slice(0, 1), '电'],
  'financeReports.report.businessTypeId': pool('businessType', 2),
  'financeReports.comments.businessTypeId': pool('businessType', 2),
  'flash.dailyFlashList.ptime': pool('instant', 2),
  'events.insights.endTimestamp': pool('instant', 2),
  'flash.newsList.time': () => ['09:30', '23:59'],
  'themes.ownMap.themeId': (pools) => [...pools.ownTheme.slice(0, 2), ...pools.theme.slice(0, 1)],
  'themes.detail.themeId': (pools) => [...pools.theme.slice(0, 4), ...pools.ownTheme.slice(0, 2)],
  'themes.byId.themeId': (pools) => [...pools.theme.slice(0, 4), ...pools.ownTheme.slice(0, 2)],
  'themes.companyList.themeId': (pools) => [...pools.theme.slice(0, 3), ...pools.ownTheme.slice(0, 2)],
  'themes.ownPreview.query': (pools) => [
    { any: pools.text.slice(0, 3), industries: [] },
    { any: [], industries: pools.industry.slice(0, 3) },
  ],
  'business.growth.series': () => ['total'],
  'business.growth.kind': () => ['year', 'half'],
  'screening.companies.filter': (pools) => [
    {},
    { themeId: pools.theme[0] },
    { industries: pools.industry.slice(0, 3) },
    { delisted: true, oldPeriods: true },
  ],
  'screening.exportCsv.filter': () => ['{}'],
  'screening.exportXlsx.filter': () => ['{}'],
  'screening.distribution.fields': () => [
    ['marketCap', 'peTtm'],
    ['revenue', 'impactScore'],
  ],
  'calendar.entries.from': (pools) => [at(pools.day, 0.4), at(pools.day, 0.8)],
  'calendar.entries.to': (pools) => [monthsAfter(at(pools.day, 0.4), 5)],
  'calendar.entries.kinds': () => [undefined, ['report', 'dividend', 'due']],
  'calendar.entries.mine': () => [undefined, 'watched', 'held'],
  'calendar.days.from': (pools) => [at(pools.day, 0.4), at(pools.day, 0.8)],
  'calendar.days.to': (pools) => [monthsAfter(at(pools.day, 0.4), 5)],
  'calendar.days.kinds': () => [undefined, ['report', 'dividend', 'due']],
  'calendar.days.mine': () => [undefined, 'watched', 'held'],
  'calendar.exportIcs.from': (pools) => [at(pools.day, 0.4), at(pools.day, 0.8)],
  'calendar.exportIcs.to': (pools) => [monthsAfter(at(pools.day, 0.4), 5)],
  'calendar.exportIcs.kinds': () => [undefined, ['report', 'dividend', 'due']],
  'calendar.exportIcs.mine': () => [undefined, 'watched', 'held'],
  'shareholders.holders.day': () => [undefined],
  'calendar.saveNote.text': () => ['备注'],
  'figures.dayReceipt.figure': () => ['peTtm', 'pbRatio'],
  'holdings.saveTrade.securityId': pool('company', 4),
  'holdings.saveTrade.kind': () => ['buy', 'transferIn'],
  'holdings.saveTrade.quantity': () => ['100'],
  'holdings.saveTrade.price': () => ['10'],
  'chains.flowNews.nodeId': () => [undefined, 'n0'],
  'chains.flowOpportunities.nodeId': () => [undefined, 'n0'],
  'chains.flowNews.days': () => [365],
  'chains.flowOpportunities.days': () => [365],
  'chains.reportEventRisk.days': () => [365],
  'chains.downloadReport.days': () => [365],
  'chains.relations.text': () => [undefined, '公司'],
  'chains.save.baseVersion': () => [1],
  'chains.save.name': () => ['链'],
  'chains.save.supplyChainGraph': () => [{ nodes: [], edges: [] }],
  'chains.consultExpert.question': () => ['有没有替代供应商？'],
  'chains.answerConsultation.answer': () => ['有。'],
  'chains.uploadExcel.file': () => ['a.csv'],
  'chains.uploadExcel.content': () => [Buffer.from('Supplier,Customer\nA,B\n').toString('base64')],
  'chains.version.version': () => [1],
  'chains.restore.version': () => [1],
  'chains.saveOperation.baseVersion': () => [1],
  'chains.saveOperation.patch': () => [{ nodes: [aNode], edges: [], withoutNodes: [], withoutEdges: [] }],
  'holdings.importTrades.file': () => ['a.csv'],
  'knowledge.create.query': (pools) => [undefined, ...pools.text.slice(0, 1)],
  'knowledge.addDocuments.query': (pools) => pools.text.slice(0, 3),
  'knowledge.upload.content': () => [Buffer.from('Northmere hired 42 people in 2023.').toString('base64')],
  'knowledge.upload.file': () => ['notes.txt'],
  'knowledge.ask.question': () => ['Northmere 在2023年招聘了多少人？'],
  'holdings.importTrades.content': () => [
    Buffer.from('Date,Symbol,Side,Quantity,Price\n2024-01-02,000000,Buy,1,1\n').toString('base64'),
  ],
  'scenarios.ground.basis': basesOf,
  'scenarios.run.basis': basesOf,
  'scenarios.run.shock': shocksOf,
  'scenarios.run.settings': () => [{}, { damping: 0.8, unknownUpTo: 0.3 }],
  'scenarios.explain.settings': () => [{}],
  'scenarios.explain.basis': basesOf,
  'scenarios.explain.shock': shocksOf,
  'scenarios.explain.node': pool('company', 3),
  'scenarios.save.name': () => ['情景'],
  'scenarios.save.definition': (pools) => [{ basis: basesOf(pools)[0], shock: shocksOf(pools)[0] }],
  'scenarios.compare.scenarioIds': () => [[OWN_SCENARIO]],
  'supply.region.regionCode': () => ['CN-SC', 'CN-GD', 'CN-JS'],
  'changes.counts.subject': () => ['company'],
  'changes.list.subject': () => ['company'],
  'changes.counts.id': pool('company', 4),
  'changes.list.id': pool('company', 3),
}

/** Whole inputs that cannot be put together field by field. */
const more: Readonly<Record<string, (pools: Pools) => readonly Input[]>> = {
  'alerts.tryRule': (pools) =>
    pools.company.slice(0, 4).flatMap((companyId) =>
      [
        { kind: 'change', way: 'either', percent: 2, days: 5 },
        { kind: 'price', way: 'above', price: 10 },
        { kind: 'phrase', phrase: '公司' },
        { kind: 'score', side: 'risk', way: 'reaches', points: 5, days: 5 },
        { kind: 'score', side: 'opportunity', way: 'rises', points: 5, days: 10 },
      ].map((condition) => ({ name: '提醒', target: 'company', companyId, condition })),
    ),
  'changes.counts': (pools) =>
    pools.theme.slice(0, 2).map((id) => ({ subject: 'theme', id, from: at(pools.day, 0.8), to: at(pools.day, 0.2) })),
  'changes.list': (pools) =>
    pools.theme.slice(0, 2).flatMap((id) =>
      ['figures', 'documents', 'events'].map((group) => ({
        subject: 'theme',
        id,
        group,
        from: at(pools.day, 0.8),
        to: at(pools.day, 0.2),
      })),
    ),
  'companies.news': (pools) => pools.event.slice(0, 3).map((eventId) => ({ eventId })),
  'themes.membership': (pools) =>
    pools.membership
      .slice(0, 6)
      .map((pair) => pair.split(' '))
      .map(([themeId, companyId]) => ({ themeId, companyId })),
  'priceEvents.cause': (pools) =>
    pools.company
      .slice(0, 4)
      .flatMap((companyId) =>
        [0.1, 0.4, 0.7].map((place) => ({ companyId, from: at(pools.day, place + 0.02), to: at(pools.day, place) })),
      ),
}

/** Of a sorted list the value at a share of its length. */
function at<T>(values: readonly T[], share: number): T {
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] as T
}

/** A field that no value could be found for. */
export class NoInput extends Error {
  constructor(operation: string, field: string) {
    super(`no value for ${operation}.${field}: say in server/src/proofs/inputs.ts what it holds`)
  }
}

interface Def {
  type: string
  innerType?: z.ZodType
  entries?: Record<string, unknown>
  values?: readonly unknown[]
  element?: z.ZodType
}
const defOf = (type: z.ZodType): Def => type.def as unknown as Def

/** What a schema says by itself: choices, yes and no, lists of choices. */
function byItself(type: z.ZodType): readonly unknown[] | undefined {
  const { type: name, innerType, entries, values, element } = defOf(type)
  if (innerType) return byItself(innerType)
  if (name === 'enum') return Object.values(entries ?? {})
  if (name === 'literal') return values
  if (name === 'boolean') return [true, false]
  if (name !== 'array' || !element) return undefined
  const choices = byItself(element)
  return choices && [choices.slice(0, 2), choices.slice(2)].filter((list) => list.length > 0)
}

const mayBeAbsent = (type: z.ZodType): boolean => ['optional', 'default'].includes(defOf(type).type)

/** Values that a field is tried with where it has many; a proof that asks several times takes others each time. */
const CHOICES = 3

const some = (values: readonly unknown[], turn: number): readonly unknown[] =>
  values.length <= CHOICES
    ? values
    : Array.from({ length: CHOICES }, (_, n) => values[(turn * CHOICES + n) % values.length])

/**
 * Inputs of an operation, made of its schema and of what there is: a first one, and for each field every value of it
 * with the others as in the first. Throws `NoInput` where a
 * field must be given and nothing says what it holds: no new operation stays unasked unseen. `turn`: which of many
 * values are tried.
 */
export function inputsOf(operation: Operation, pools: Pools, turn = 0): Input[] {
  const fields = Object.entries(operation.input.shape as Record<string, z.ZodType>).map(([name, type]) => {
    const said = ofOperation[`${operation.id}.${name}`] ?? ofField[name]
    const values = some(said ? said(pools).filter((value) => value !== undefined) : (byItself(type) ?? []), turn)
    const absent = mayBeAbsent(type)
    if (values.length === 0 && !absent) throw new NoInput(operation.id, name)
    return { name, values, absent }
  })
  const first: Input = Object.fromEntries(
    fields.filter((field) => !field.absent).map(({ name, values }) => [name, values[0]]),
  )
  const varied = fields.flatMap(({ name, values, absent }) =>
    values.slice(absent ? 0 : 1).map((value) => ({ ...first, [name]: value })),
  )
  const all = [first, ...varied, ...(more[operation.id]?.(pools) ?? [])].filter(
    (input) => operation.input.safeParse(input).success,
  )
  if (all.length === 0) throw new NoInput(operation.id, '*')
  return [...new Map(all.map((input) => [JSON.stringify(input), input])).values()]
}
