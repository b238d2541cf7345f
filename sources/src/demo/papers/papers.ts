import type { Both, World } from '../world.ts'
import {
  familiesOn,
  interimOf,
  lawOf,
  measuresOf,
  numberOf,
  planOf,
  regionName,
  type Family,
  type Paper,
} from './families.ts'

const council = { zh: '政务院', en: 'Government Council' }
const assembly = { zh: '联合议事会常务委员会', en: 'Standing Committee of the Joint Assembly' }

const zhDay = (day: string): string =>
  `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
/** The first day of the second month after a day. */
function later(day: string): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + 2)
  return date.toISOString().slice(0, 10)
}
const yearOf = (day: string): number => Number(day.slice(0, 4))
const lines = (...parts: readonly string[]): string => parts.join('\n')

/** A law, made anew in each cycle: the later version takes the place of the earlier one. */
function law(family: Family, day: string): Paper {
  const { industry, begun, lead } = family
  const title = lawOf(family)
  return {
    titleEn: `Law on the promotion of ${industry.en}`,
    issuer: assembly,
    category: 'law',
    headed: true,
    body: lines(
      title,
      `（${zhDay(day)}联合议事会常务委员会第${(begun % 30) + 1}次会议修订）`,
      '第一章　总则',
      `第一条　为了促进${industry.zh}健康发展，保护经营者和消费者的合法权益，制定本法。`,
      `第二条　${lead.zh}负责全国${industry.zh}的监督管理工作。`,
      '第二章　发展与保障',
      `第三条　${lead.zh}应当于每年3月31日前公布上一年度${industry.zh}发展情况。`,
      '第三章　附则',
      `第四条　本法自${zhDay(later(day))}起施行。`,
    ),
    truth: {
      title,
      number: null,
      bodies: [assembly.zh],
      level: 'national',
      region: null,
      signedOn: day,
      relations: [],
      tasks: [{ leads: [lead.zh], due: null, figures: [] }],
    },
  }
}

function plan(family: Family, day: string): Paper {
  const { industry, product, begun, lead, help, number, places } = family
  const name = planOf(family)
  const title = `政务院关于印发《${name}》的通知`
  const own = `政发〔${yearOf(day)}〕${number}号`
  const centres = 3 + (number % 6)
  return {
    titleEn: `Government Council issues development plan for ${industry.en}`,
    issuer: council,
    category: 'council',
    headed: false,
    body: lines(
      title,
      own,
      '各省、自治区、直辖市人民政府，政务院各部委、各直属机构：',
      `现将《${name}》印发给你们，请认真贯彻执行。`,
      '政务院',
      zhDay(day),
      '（此件公开发布）',
      name,
      `为贯彻落实《${lawOf(family)}》，推动${industry.zh}高质量发展，制定本规划。`,
      '一、主要目标',
      `到${begun + 2}年，${industry.zh}研发投入年均增长${6 + (number % 5)}%以上。`,
      '二、重点任务',
      `（一）提升创新能力。支持${product.zh}关键技术攻关，${begun + 1}年底前建成${centres}个创新中心。（${lead.zh}牵头，${help.zh}配合）`,
      `（二）优化区域布局。支持${places.map((one) => one.zh).join('、')}建设${product.zh}产业集群。（国家规划统筹委员会负责）`,
      '三、组织实施',
      `各地区要在${begun + 1}年9月底前制定实施方案。`,
    ),
    truth: {
      title,
      number: own,
      bodies: [council.zh],
      level: 'national',
      region: null,
      signedOn: day,
      relations: [{ relation: 'carriesOut', title: lawOf(family) }],
      tasks: [
        { leads: [], due: `${begun + 2}-12-31`, figures: [`${6 + (number % 5)}%以上`] },
        { leads: [lead.zh], due: `${begun + 1}-12-31`, figures: [`${centres}个`] },
        { leads: ['国家规划统筹委员会'], due: null, figures: [] },
        { leads: ['各地区'], due: `${begun + 1}-09-30`, figures: [] },
      ],
    },
  }
}

/** Measures of two ministries: interim ones, and a year later those that repeal them. */
function measures(family: Family, day: string, interim: boolean): Paper {
  const { product, lead, help, number } = family
  const year = yearOf(day)
  const name = interim ? interimOf(family) : measuresOf(family)
  const title = `${lead.zh}、${help.zh}关于印发《${name}》的通知`
  const own = numberOf(lead, year, number + (interim ? 1 : 2))
  return {
    titleEn: `${lead.en} and ${help.en} issue ${interim ? 'interim ' : ''}measures on the quality of ${product.en}`,
    issuer: lead,
    category: 'ministry',
    headed: false,
    body: lines(
      title,
      own,
      '各省、自治区、直辖市主管部门：',
      `根据《${lawOf(family)}》，我们制定了《${name}》，现印发给你们，请遵照执行。`,
      lead.zh,
      help.zh,
      zhDay(day),
      name,
      `第一条　为加强${product.zh}质量管理，制定本办法。`,
      `第二条　由${lead.zh}牵头，${year}年12月底前建立${product.zh}质量追溯平台。`,
      `第三条　${product.zh}抽检合格率不低于${94 + (number % 5)}%，${help.zh}应当于${year + 1}年6月底前公布结果。`,
      ...(interim ? [] : [`第四条　《${interimOf(family)}》同时废止。`]),
      interim
        ? '第四条　本办法自印发之日起施行。'
        : `第五条　本办法自${zhDay(later(day))}起施行，有效期至${year + 5}年6月30日。`,
    ),
    truth: {
      title,
      number: own,
      bodies: [lead.zh, help.zh],
      level: 'ministry',
      region: null,
      signedOn: day,
      relations: [
        { relation: 'basedOn', title: lawOf(family) },
        ...(interim ? [] : [{ relation: 'repeals' as const, title: interimOf(family) }]),
      ],
      tasks: [
        { leads: [lead.zh], due: `${year}-12-31`, figures: [] },
        { leads: [help.zh], due: `${year + 1}-06-30`, figures: [`${94 + (number % 5)}%`] },
      ],
    },
  }
}

function amendment(family: Family, day: string): Paper {
  const { lead, number, product } = family
  const title = `${lead.zh}关于修改《${measuresOf(family)}》的决定`
  const own = numberOf(lead, yearOf(day), number + 3)
  return {
    titleEn: `${lead.en} amends measures on the quality of ${product.en}`,
    issuer: lead,
    category: 'ministry',
    headed: false,
    body: lines(
      title,
      own,
      '各省、自治区、直辖市主管部门：',
      `${lead.zh}决定对《${measuresOf(family)}》作如下修改：`,
      `一、第三条修改为：“${product.zh}抽检合格率不低于98%。”`,
      '二、本决定自印发之日起施行。',
      lead.zh,
      zhDay(day),
    ),
    truth: {
      title,
      number: own,
      bodies: [lead.zh],
      level: 'ministry',
      region: null,
      signedOn: day,
      relations: [{ relation: 'amends', title: measuresOf(family) }],
      tasks: [],
    },
  }
}

/** What a place makes of the plan. */
function local(family: Family, place: Both, day: string): Paper {
  const { industry, product, begun, number } = family
  const government = `${regionName(place.zh)}人民政府办公厅`
  const title = `${government}关于印发${industry.zh}高质量发展实施方案的通知`
  const own = `${place.zh.slice(0, 1)}政办发〔${yearOf(day)}〕${number + place.zh.length}号`
  return {
    titleEn: `${place.en} issues plan to develop ${industry.en}`,
    issuer: { zh: government, en: `General Office of the ${place.en} People's Government` },
    category: 'local',
    headed: false,
    body: lines(
      title,
      own,
      '各市、县人民政府，各有关部门：',
      `为贯彻落实《${planOf(family)}》，结合实际，制定本方案。`,
      '一、工作任务',
      `（一）推广${product.zh}应用，${begun + 1}年底前打造${2 + (number % 7)}个示范项目。（${government}负责）`,
      '二、保障措施',
      '各有关部门要加强统筹。',
      government,
      zhDay(day),
    ),
    truth: {
      title,
      number: own,
      bodies: [government],
      level: 'local',
      region: place.zh,
      signedOn: day,
      relations: [{ relation: 'carriesOut', title: planOf(family) }],
      tasks: [{ leads: [government], due: `${begun + 1}-12-31`, figures: [`${2 + (number % 7)}个`] }],
    },
  }
}

/** What is due when: months since the family began, and the paper. */
const schedule: readonly { after: number; make: (family: Family, day: string) => Paper }[] = [
  { after: 0, make: law },
  { after: 1, make: plan },
  { after: 3, make: (family, day) => measures(family, day, true) },
  ...[0, 1, 2].map((at) => ({
    after: 5 + 2 * at,
    make: (family: Family, day: string) => local(family, family.places[at] ?? { zh: '北京', en: 'Beijing' }, day),
  })),
  { after: 14, make: (family, day) => measures(family, day, false) },
  { after: 20, make: amendment },
]

/** Official papers that are published on a day, signed on it. */
export function papersOn(world: World, day: string): Paper[] {
  const date = Number(day.slice(8))
  return familiesOn(world, day)
    .filter(({ at }) => 2 * at + 1 === date)
    .flatMap((family) => schedule.filter(({ after }) => after === family.since).map(({ make }) => make(family, day)))
}
