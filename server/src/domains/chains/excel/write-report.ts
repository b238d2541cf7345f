import type { EventRiskReport } from '@pandora/contract/domains/chains/report'
import { inLanguage, type Language } from '@pandora/contract/language'
import type { SheetOf } from '@pandora/contract/workbook'
import { eventKind } from '@pandora/intelligence/events/types'
import { placeName } from '@pandora/intelligence/risks/places'
import { riskName, type PlaceRisk } from '@pandora/intelligence/supply/risk-types'
import { workbook } from '../../../shared/workbook.ts'
import { riskNames } from '../risk-types.ts'

const steps = (path: readonly { name: string }[]): string => path.map(({ name }) => name).join(' → ')

/** The event risk report as a workbook: a sheet a chapter. */
export function writeReport(report: EventRiskReport, language: Language): Promise<Buffer> {
  const t = (zh: string, en: string) => inLanguage({ zh, en }, language)
  const own = (zh: string | null, en: string | null) => (language === 'en' ? (en ?? zh) : (zh ?? en))
  const risk = (id: string | null) => {
    const name = id === null ? undefined : riskNames.get(id)
    return name ? inLanguage(name, language) : null
  }
  const region = (code: string | null) => {
    const name = code === null ? null : placeName(code)
    return name ? inLanguage(name, language) : (code ?? t('未注明', 'Not said'))
  }
  const sides = { risk: t('风险', 'Risk'), opportunity: t('机会', 'Opportunity'), neutral: t('中性', 'Neutral') }
  const comma = t('、', ', ')
  const hazard = (type: PlaceRisk) => inLanguage(riskName(type), language)
  const why = { said: t('图中注明', 'as the chain says'), seat: t('总部', 'seat'), site: t('厂区', 'site') }
  const hands = {
    companies: t('环节内公司', 'Companies of the part'),
    suppliers: t('供应商', 'Suppliers'),
    customers: t('客户', 'Customers'),
  }
  const sheets: SheetOf[] = [
    {
      name: t('事件', 'Events'),
      head: [
        t('日期', 'Day'),
        t('方向', 'Direction'),
        t('公司', 'Company'),
        t('事件类型', 'Type of event'),
        t('风险类型', 'Risk type'),
        t('标题', 'Title'),
        t('强度', 'Strength'),
        t('波及节点', 'Nodes reached'),
        t('影响可计算', 'Of them known'),
        t('最强路径', 'Strongest path'),
        t('影响（低）', 'Effect, low'),
        t('影响（高）', 'Effect, high'),
        t('事件编号', 'Event id'),
      ],
      rows: report.events.map((one) => {
        const kind = eventKind(one.type)
        const [first] = one.reaches
        return [
          one.happenedDay,
          sides[one.direction],
          own(one.nameZh, one.nameEn) ?? one.companyId,
          kind ? inLanguage(kind, language) : one.type,
          risk(one.riskTypeId),
          own(one.titleZh, one.titleEn),
          one.strength,
          one.reached,
          one.known,
          first ? steps(first.path) : null,
          first?.effect?.low ?? null,
          first?.effect?.high ?? null,
          one.eventId,
        ]
      }),
    },
    {
      name: t('地区灾险', 'Hazards of places'),
      head: [
        t('地区', 'Region'),
        t('风险', 'Risk'),
        t('首次', 'First'),
        t('最近', 'Latest'),
        t('报道数', 'Stories'),
        t('当地节点数', 'Nodes there'),
        t('其中', 'Among them'),
        t('三段内其他节点', 'Others within three links'),
        t('最近一条', 'Latest text'),
        t('文档编号', 'Document id'),
      ],
      rows: report.hazards.map((one) => [
        region(one.region),
        hazard(one.riskType),
        one.firstDay,
        one.lastDay,
        one.stories,
        one.there,
        one.nodes.map(({ name, by, site }) => `${name}${t('（', ' (')}${site ?? why[by]}${t('）', ')')}`).join(comma),
        one.along,
        one.newsTitle,
        one.newsId,
      ]),
    },
    {
      name: t('敞口', 'Exposure'),
      head: [
        t('节点', 'Node'),
        t('自身事件', 'Own events'),
        t('传导事件', 'Events along the chain'),
        t('影响未知', 'Effect not known'),
        t('自身风险', 'Own risk'),
        t('自身机会', 'Own opportunity'),
        t('传导风险（低）', 'Risk along, low'),
        t('传导风险（高）', 'Risk along, high'),
        t('传导机会（低）', 'Opportunity along, low'),
        t('传导机会（高）', 'Opportunity along, high'),
        t('主要路径', 'Main path'),
      ],
      rows: report.exposures.map((one) => [
        one.name,
        one.events,
        one.along,
        one.unknown,
        one.ownRisk,
        one.ownOpportunity,
        one.alongRisk.low,
        one.alongRisk.high,
        one.alongOpportunity.low,
        one.alongOpportunity.high,
        one.main ? steps(one.main.path) : null,
      ]),
    },
    {
      name: t('集中度', 'Concentration'),
      head: [
        t('节点', 'Node'),
        t('对象', 'Of'),
        t('数量', 'Count'),
        t('已知份额合计', 'Shares known'),
        t('HHI（低）', 'HHI, low'),
        t('HHI（高）', 'HHI, high'),
        t('最大一方', 'Largest'),
        t('其份额（低）', 'Its share, low'),
        t('其份额（高）', 'Its share, high'),
      ],
      rows: report.concentration.map((one) => [
        one.name,
        hands[one.of],
        one.count,
        one.covered,
        one.hhi.low,
        one.hhi.high,
        one.largest.name,
        one.largest.share.low,
        one.largest.share.high,
      ]),
    },
    {
      name: t('单点', 'Single points'),
      head: [
        t('节点', 'Node'),
        t('断供节点数', 'Nodes cut off'),
        t('其中', 'Among them'),
        t('独家供应', 'Sole supply'),
      ],
      rows: report.singlePoints.map((one) => [
        one.name,
        one.cut,
        one.names.join(comma),
        one.only.map(({ product, customer }) => `${product} → ${customer}`).join(t('；', '; ')),
      ]),
    },
    {
      name: t('地区', 'Regions'),
      head: [
        t('地区', 'Region'),
        t('节点', 'Nodes'),
        t('事件', 'Events'),
        t('风险', 'Risk'),
        t('机会', 'Opportunity'),
        t('灾险', 'Hazards'),
      ],
      rows: report.regions.map((one) => [
        region(one.region),
        one.nodes,
        one.events,
        one.risk,
        one.opportunity,
        one.hazards,
      ]),
    },
  ]
  return workbook(
    t('风险报告', 'Risk report'),
    [
      [t('供应链', 'Supply chain'), `${report.name} v${report.version}`],
      [t('截至', 'As of'), report.day],
      [t('天数', 'Days'), String(report.days)],
      [
        t('口径', 'How it is counted'),
        t(
          '强度 −10 到 10：方向 × 把握 × 规模。影响 = 强度 × 路径上每一段的占比，最多三段；缺占比的不计算。HHI 上限把未知份额算作一家。',
          'Strength −10 to 10: direction × sureness × size. Effect = strength × every share on the path, at most three links; where a share is missing none is told. The upper HHI takes all that is not known for one hand.',
        ),
      ],
    ],
    sheets,
  )
}
