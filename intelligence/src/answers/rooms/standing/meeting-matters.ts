import type { PolicyField } from '@pandora/contract/domains/policy-topics/topics'
import { topicWords } from '../../../policy/topic-words.ts'

/** What people call a field of policy, beside the words that its texts use. */
const called: Partial<Readonly<Record<PolicyField, string>>> = {
  outlook: '形势|经济形势|outlook|economy|economic situation',
  fiscal: '财政政策|fiscal|fiscal policy|tax|taxes',
  monetary: '货币|央行|monetary|monetary policy|interest rates|liquidity',
  demand: '消费|内需|投资|consumption|domestic demand|consumer spending|demand',
  innovation: '创新|innovation|technology|science',
  digital: '数字|ai|digital|digital economy|artificial intelligence|platforms',
  manufacturing: '制造|产业|manufacturing|industry|supply chains',
  energy: '电|energy|power|carbon',
  transport: '运输|transport|logistics',
  private: '民营经济|民企|private sector|private firms|private economy|small businesses',
  openness: '开放|贸易|外资外贸|opening up|foreign trade|trade|foreign investment',
  capital: '股票市场|资本|stock market|capital market|capital markets|stocks',
  property: '地产|楼市|房子|housing|property|real estate|housing market|property market',
  debt: '债务|地方债务|debt|local debt|local government debt',
  risk: '风险|金融|financial risk|risk|risks|finance',
  employment: '工作岗位|就业岗位|jobs|employment|unemployment',
  welfare: '民生|养老金|welfare|pensions|social security',
  health: '医疗卫生|health|healthcare',
  education: '教育|education',
  culture: '文旅|tourism|culture',
  rural: '三农|农业|rural|agriculture|farmers|grain',
  regional: '区域|regions|regional development',
  environment: '环保|environment|pollution',
}

/**
 * Words by which a sentence of a meeting is on a matter: its own, and where it is a field of policy, by one of that
 * field's names or words, the words of that field. Meetings say 住房 and are asked of 房地产, or of housing.
 */
export function wordsOfMatter(matter: string): readonly string[] {
  const own = matter.toLowerCase()
  const fields = (Object.entries(topicWords) as [PolicyField, string][]).filter(
    ([field, words]) => words.split(' ').includes(own) || called[field]?.split('|').includes(own),
  )
  return [...new Set([own, ...fields.flatMap(([, words]) => words.split(' '))])]
}
