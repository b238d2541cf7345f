import { of, type Measure } from './measure.ts'

const theme = of('theme')
const member = of('theme', 'company')
const within = of('theme', 'industry')

/** What is said of a theme, of a company as a member of it, and of an industry within it. */
export const themeMeasures = {
  'theme.membership': member(
    'degree',
    'report',
    ['归属度', 'Membership'],
    ['收入、文本与给定权重三类依据合成', 'Revenue, texts and given weights together'],
  ),
  'theme.revenueShare': member(
    'percent',
    'report',
    ['相关收入占比', 'Share of revenue'],
    [
      '最近一期业务构成中与主题词相符的收入占比',
      'Revenue of the lines of business that match the theme’s words, by the latest report',
    ],
  ),
  'theme.companies': theme(
    'count',
    'report',
    ['成员数', 'Members'],
    ['归属度大于零的公司', 'Companies whose membership is above zero'],
  ),
  'theme.marketCap': theme(
    'money',
    'market',
    ['主题总市值', 'Market value of a theme'],
    ['在场成员总市值之和', 'Sum of the market values of members in the market'],
  ),
  'theme.weightedCap': theme(
    'money',
    'market',
    ['主题加权市值', 'Weighted value of a theme'],
    ['成员总市值各乘归属度之和', 'The same, each by its membership'],
  ),
  'theme.changeRate': theme(
    'percent',
    'market',
    ['主题涨跌幅', 'Change of a theme'],
    ['当日有成交成员涨跌幅按归属度加权平均', 'Mean change of the members that traded that day, weighted by membership'],
  ),
  'theme.riskPoint': theme(
    'points',
    'score',
    ['主题风险分', 'Risk points of a theme'],
    ['成员风险分按归属度加权平均', 'Members’ risk points, weighted by membership'],
  ),
  'theme.opportunityPoint': theme(
    'points',
    'score',
    ['主题机会分', 'Opportunity points of a theme'],
    ['成员机会分按归属度加权平均', 'Members’ opportunity points, weighted by membership'],
  ),
  'theme.heat': theme(
    'times',
    'week',
    ['主题热度', 'Heat'],
    [
      '（近七天报道 + 1）÷（此前 26 周每周报道均值 + 1）',
      '(stories of seven days + 1) ÷ (mean stories a week of the 26 weeks before + 1)',
    ],
  ),
  'theme.stories': theme(
    'count',
    'week',
    ['主题报道数', 'Stories of a theme'],
    ['近七天提到主题的报道，转载只计一次', 'Stories of seven days that name the theme, copies once'],
  ),
  'theme.indexChange': theme(
    'percent',
    'market',
    ['主题指数涨跌', 'Change of the theme index'],
    ['月初归属度固定、逐月更新的指数当日涨跌', 'Of the day, by the membership known at the month’s beginning'],
  ),
  'theme.courseChange': theme(
    'percent',
    'market',
    ['主题近期走势', 'Course of a theme'],
    ['列表所示交易日首尾指数之比', 'Theme index over the sessions that the list draws, from first to last'],
  ),
  'theme.industry.marketCap': within(
    'money',
    'market',
    ['主题内行业市值', 'Value of an industry within a theme'],
    ['属于该行业的成员总市值之和', 'Sum over the members that are of the industry'],
  ),
  'theme.industry.changeRate': within(
    'percent',
    'market',
    ['主题内行业涨跌', 'Change of an industry within a theme'],
    ['属于该行业的成员按归属度加权', 'Members of the industry, weighted by membership'],
  ),
  'theme.industry.riskPoint': within(
    'points',
    'score',
    ['主题内行业风险分', 'Risk points of an industry within a theme'],
    ['属于该行业的成员按归属度加权', 'Members of the industry, weighted by membership'],
  ),
  'theme.industry.opportunityPoint': within(
    'points',
    'score',
    ['主题内行业机会分', 'Opportunity points of an industry within a theme'],
    ['属于该行业的成员按归属度加权', 'Members of the industry, weighted by membership'],
  ),
} as const satisfies Record<string, Measure>
