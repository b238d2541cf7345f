/** Fields of policy, and the words by which a sentence shows what field it is about. The team's own list. */
const fields: Readonly<Record<string, string>> = {
  fiscal: '财政 赤字 专项债 国债 税 减税 预算 支出 转移支付 过紧日子 收支',
  monetary: '货币 利率 流动性 降准 降息 融资成本 信贷 社会融资 汇率 信用 大水漫灌',
  demand: '内需 消费 投资 以旧换新 两新 两重 购买力 需求 收入 服务消费',
  innovation:
    '科技 创新 新质生产力 技术 人工智能 数字 赛道 研发 攻关 产业升级 产业链 供应链 先进制造 产业跃升 集成电路',
  competition: '内卷 无序竞争 价格竞争 产能过剩 统一大市场 招商引资 盲目上马 落后产能 地方保护',
  platforms: '平台 互联网 反垄断',
  capital: '资本市场 股市 长钱 中长期资金 投融资 上市公司 证券 基金 入市',
  property: '房地产 楼市 住房 房 城中村 保障房 存量房 房价',
  debt: '化债 地方债 隐性债务 债务 融资平台 拖欠',
  risk: '风险 金融机构 中小银行 安全 底线 处置',
  openness: '开放 外贸 外资 关税 外部冲击 出口 进口 自贸 一带一路 外部打压 外部',
  employment: '就业 高校毕业生 农民工 稳岗 民生 社保 养老 医疗 教育 低收入 保供 兜底',
  rural: '农业 农村 粮食 三农 乡村 耕地 农民',
  energy: '能源 电力 煤炭 绿色 双碳 减排 生态 低碳 环境',
  regions: '区域 城镇化 城市更新 西部 东北 长三角 京津冀 城市群',
  private: '民营 民企 中小企业 个体工商户 企业家 营商环境 国企 国资',
  outlook: '经济运行 形势 回升 回稳 向好 承压 压力 困难 挑战 根基 下行 有效需求',
  guidance: '预期 战略定力 信心 目标 干字当头 宏观政策 逆周期 超常规 稳中求进 以进促稳 政策取向',
  disasters: '防汛 抗旱 救灾 灾害 安全生产 疫情',
}
const words = Object.entries(fields).flatMap(([field, list]) => list.split(' ').map((word) => ({ field, word })))

/** Fields of policy that a sentence is about. */
export function fieldsOf(sentence: string): ReadonlySet<string> {
  return new Set(words.filter(({ word }) => sentence.includes(word)).map(({ field }) => field))
}
