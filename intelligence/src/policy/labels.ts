import type { DocumentAnalysis, DocumentText, Mention, PolicyLabel, Reason } from '../analysis.ts'

type Labelled = DocumentAnalysis['labels'][number]

/**
 * Bodies of the gazetteer that issue no policy of their own: academies, exchanges, associations, courts abroad and at
 * home. The others of kind department are departments.
 */
const institutions = new Set(
  'cas cae cass drc spc spp sse szse bse hkex neeq shfe dce czce cffex gfex csdc sac amac capco iac cba nafmii caam cpca cisa cpia csia cnia ccia cca cec imt-gt cflp ccpit ssf isc cfets fed ecb boe boj imf wto un oecd nyse nasdaq'.split(
    ' ',
  ),
)
const foreign =
  /^(?:us-|uk-|jp-|eu-|ec$|ep$|cfius|bok$|rbi$|sebi$|rba$|rbnz$|boc-ca$|snb$|riksbank$|cbr$|hkma$|hksfc$|mas$|world-bank$|who$|opec|iea$|bis-basel$|fsb$|iosco$|wipo$|adb$|aiib$|ndb$|g20$|g7$|brics$|apec$|sco$|nato$|wgc$|worldsteel$|lme$|lse$|comex$|msci$|ftse-|moodys$|spglobal$|fitch$)/u

const labelOfKind: Readonly<Record<Mention['kind'], PolicyLabel | null>> = {
  department: 'department',
  company: 'institution',
  person: 'person',
  industry: 'industry',
  product: 'industry',
  technology: 'industry',
  indicator: 'economic-data',
  region: 'other',
  theme: 'industry',
}

/**
 * Things that a policy text calls by the manner of their names. Each is bounded: at most a dozen characters before the
 * telling end.
 */
const patterns: readonly { label: PolicyLabel; code: string; pattern: RegExp }[] = [
  {
    label: 'department',
    code: 'policy-local-department',
    pattern:
      /[\p{Script=Han}]{2,6}(?:省|市|自治区|区|县)(?:人民政府(?:办公厅|办公室)?|发展改革委|财政厅|财政局|工信厅|经信局|商务厅|商务局|政府办公厅|住建局|金融监管局|科技厅|农业农村厅|生态环境厅)/gu,
  },
  {
    label: 'institution',
    code: 'policy-institution',
    pattern:
      /(?:国有大型商业|政策性|开发性|农村信用|中小|股份制)(?:银行|金融机构)|(?:担保|小额贷款|金融租赁|信托|保险)(?:公司|机构)|(?:高等院校|科研院所|高校|龙头企业|专精特新企业|民营企业|中小企业|国有企业|中央企业|外资企业|平台企业|上市公司|金融机构|个体工商户|养老机构|医疗机构|行业协会|商会)/gu,
  },
  {
    label: 'person',
    code: 'policy-title',
    pattern:
      /(?:中共中央总书记|总书记|国家主席|国务院总理|总理|副总理|国务委员|部长|副部长|主任|行长|副行长|省长|市长|书记)(?=[\p{Script=Han}]{2,3}(?:主持|出席|表示|指出|强调|会见|介绍|说|在|对|同))/gu,
  },
  {
    label: 'industry',
    code: 'policy-industry',
    pattern:
      /(?:战略性新兴|未来|传统|现代服务|先进制造|高技术|数字|绿色|文化|养老|低空|海洋|生物|航空航天|新能源|人工智能|集成电路|生物医药|新材料|节能环保|装备制造|电子信息|石化化工|轻工|纺织|建材|有色|钢铁|汽车|煤炭|电力|船舶|物流|家政|旅游|房地产|农产品加工)(?:服务业|制造业|产业|行业|经济|业)/gu,
  },
  {
    label: 'economic-data',
    code: 'policy-figure',
    pattern:
      /(?:粮食产量|能耗强度|贷款余额|财政支出|税费|投资|消费|进出口)?(?<!\d)\d+(?:\.\d+)?(?:万亿元|亿元|万元|亿斤|万人|万套|万千瓦|亿千瓦时|个百分点|%|％)(?:左右|以上|以内|以下)?/gu,
  },
  {
    label: 'economic-data',
    code: 'policy-indicator',
    pattern:
      /国内生产总值|居民消费价格(?:指数)?|城镇调查失业率|失业率|赤字率|社会融资规模|广义货币|贷款市场报价利率|存款准备金率|外汇储备|居民人均可支配收入|固定资产投资|社会消费品零售总额|全要素生产率|物价水平|粮食产量|专项债券?|贷款余额|财政支出|新增就业/gu,
  },
  {
    label: 'other',
    code: 'policy-region',
    pattern:
      /京津冀|长三角|粤港澳大湾区|长江经济带|黄河流域|成渝地区双城经济圈|东北地区|中部地区|西部地区|东部地区|海南自由贸易港|雄安新区|自由贸易试验区|革命老区|边境地区/gu,
  },
]

/** 区和直辖市的区人民政府, 直辖市人民政府 behind 自治区、: a piece of what is said of many, and no department's name. */
const isPartOfList = (text: string, start: number, name: string): boolean =>
  /[的和或与及]|^直辖/u.test(name) || /[、\p{Script=Han}]/u.test(text[start - 1] ?? '')

const reason = (code: string, word: string): Reason[] => [{ code, words: [word], weight: null }]

/**
 * Labels of a policy text at their words: what the gazetteer knows, and what is told by the manner of its name. They
 * never overlap: the longer stands, then what the gazetteer knows. In order of place. `bodies`: who issues the text, by
 * whatever names.
 */
export function policyLabelsOf(
  document: Pick<DocumentText, 'title' | 'body'>,
  mentions: readonly Mention[],
  bodies: readonly string[] = [],
): Labelled[] {
  const found: Labelled[] = mentions.flatMap((mention) => {
    const label = labelOf(mention)
    return label
      ? [
          {
            field: mention.field,
            start: mention.start,
            end: mention.end,
            label,
            text: mention.text,
            why: reason(`policy-${mention.kind}`, mention.text),
          },
        ]
      : []
  })
  for (const field of ['title', 'body'] as const) {
    const text = document[field]
    const seen = text.slice(0, 60_000)
    for (const body of new Set(bodies))
      for (let start = seen.indexOf(body); start >= 0; start = seen.indexOf(body, start + body.length))
        found.push({
          field,
          start,
          end: start + body.length,
          label: 'department',
          text: body,
          why: reason('policy-department', body),
        })
    for (const { label, code, pattern } of patterns)
      for (const match of seen.matchAll(pattern)) {
        const end = match.index + match[0].length
        // A local department begins with its place: what stands before is the sentence's own.
        const place =
          code === 'policy-local-department'
            ? mentions.find(
                (one) => one.kind === 'region' && one.field === field && one.start >= match.index && one.start < end,
              )
            : undefined
        const start = place?.start ?? match.index
        if (code === 'policy-local-department' && !place && isPartOfList(text, match.index, match[0])) continue
        if (end > start)
          found.push({
            field,
            start,
            end,
            label,
            text: text.slice(start, end),
            why: reason(code, text.slice(start, end)),
          })
      }
  }
  return withoutOverlaps(found, mentions.length)
}

/** Ids of the gazetteer's own lists begin with their kind. */
const bare = (id: string) => id.slice(id.indexOf(':') + 1)

/** Whether an id of the gazetteer's departments is of a body that issues policies of its own. */
export const isDepartmentOfState = (id: string): boolean => !institutions.has(bare(id)) && !foreign.test(bare(id))

function labelOf({ kind, id }: Mention): PolicyLabel | null {
  if (kind === 'department' && id !== null && !isDepartmentOfState(id)) return 'institution'
  return labelOfKind[kind]
}

/**
 * Of labels that overlap the longest stands, then what the gazetteer knows (the first `sure` ones), then the earlier.
 */
function withoutOverlaps(found: readonly Labelled[], sure: number): Labelled[] {
  const ranked = found
    .map((one, at) => ({ one, length: one.end - one.start, known: at < sure }))
    .toSorted((a, b) => b.length - a.length || Number(b.known) - Number(a.known) || a.one.start - b.one.start)
  const taken = { title: new Set<number>(), body: new Set<number>() }
  const kept: Labelled[] = []
  for (const { one } of ranked) {
    const places = Array.from({ length: one.end - one.start }, (_none, at) => one.start + at)
    if (places.some((place) => taken[one.field].has(place))) continue
    for (const place of places) taken[one.field].add(place)
    kept.push(one)
  }
  return kept.toSorted((a, b) => (a.field === b.field ? a.start - b.start : a.field === 'title' ? -1 : 1))
}
