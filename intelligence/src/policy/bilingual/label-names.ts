import { builtInEntries } from '../../entities/built-in.ts'
import { issuerEnglish, issuerOf, type GivenNames } from '../issuers.ts'

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Regions and kinds of institutions by the names that policy gives them. */
const usual: readonly (readonly [string, string])[] = [
  ['京津冀', 'Beijing-Tianjin-Hebei'],
  ['长三角', 'Yangtze River Delta'],
  ['粤港澳大湾区', 'Guangdong-Hong Kong-Macao Greater Bay Area'],
  ['长江经济带', 'Yangtze River Economic Belt'],
  ['黄河流域', 'Yellow River basin'],
  ['成渝地区双城经济圈', 'Chengdu-Chongqing economic circle'],
  ['东北地区', 'Northeast China'],
  ['中部地区', 'Central China'],
  ['西部地区', 'Western China'],
  ['东部地区', 'Eastern China'],
  ['海南自由贸易港', 'Hainan Free Trade Port'],
  ['雄安新区', "Xiong'an New Area"],
  ['自由贸易试验区', 'Pilot free trade zones'],
  ['革命老区', 'Old revolutionary base areas'],
  ['边境地区', 'Border areas'],
  ['龙头企业', 'Leading enterprises'],
  ['专精特新企业', 'Specialised and innovative SMEs'],
  ['民营企业', 'Private enterprises'],
  ['中小企业', 'SMEs'],
  ['国有企业', 'State-owned enterprises'],
  ['中央企业', 'Central state-owned enterprises'],
  ['外资企业', 'Foreign-invested enterprises'],
  ['平台企业', 'Platform companies'],
  ['上市公司', 'Listed companies'],
  ['金融机构', 'Financial institutions'],
  ['个体工商户', 'Self-employed businesses'],
  ['养老机构', 'Elderly-care institutions'],
  ['医疗机构', 'Medical institutions'],
  ['行业协会', 'Industry associations'],
  ['商会', 'Chambers of commerce'],
  ['高等院校', 'Universities'],
  ['高校', 'Universities'],
  ['科研院所', 'Research institutes'],
  ['关税', 'Tariffs'],
  ['贷款', 'Loans'],
  ['保险', 'Insurance'],
  ['政务', 'Government services'],
  ['安全生产', 'Work safety'],
  ['产能', 'Capacity'],
  ['医药', 'Medicine'],
  ['医疗', 'Medical care'],
  ['石化', 'Petrochemicals'],
  ['石油', 'Oil'],
  ['交通', 'Transport'],
  ['农业', 'Agriculture'],
  ['人才', 'Talent'],
  ['出口', 'Exports'],
  ['数字化', 'Digitalisation'],
  ['中药', 'Traditional Chinese medicine'],
  ['健康', 'Health'],
  ['能源', 'Energy'],
  ['财政', 'Public finance'],
  ['卫生', 'Public health'],
  ['非法集资', 'Illegal fundraising'],
  ['生态', 'Ecology'],
  ['药品', 'Drugs'],
  ['软件', 'Software'],
  ['特钢', 'Special steel'],
  ['贸易', 'Trade'],
  ['装配式建筑', 'Prefabricated buildings'],
  ['经济运行', 'The economy'],
  ['经济形势', 'The economic situation'],
  ['稳中求进', 'Progress with stability'],
  ['融资成本', 'Costs of financing'],
]

/** English by every Chinese name of departments, places, indicators and technologies that each market knows. */
const builtIn: ReadonlyMap<string, string> = new Map([
  ...builtInEntries.flatMap(({ names }): (readonly [string, string])[] => {
    const english = names.find(({ text }) => !isChinese(text))?.text
    return english === undefined ? [] : names.filter(({ text }) => isChinese(text)).map(({ text }) => [text, english])
  }),
  ...usual,
])

/**
 * English name of what a policy text names, a body or another thing of its gazetteer, or what the market itself knows
 * by two names; null where none is known, as of persons.
 */
export const labelEnglish = (word: string, given?: GivenNames): string | null =>
  issuerEnglish(issuerOf(word).department, given) ?? builtIn.get(word) ?? given?.get(word) ?? null
