import { provinceNames } from './places.ts'

const trades = new Set(
  `高新 高新技术 金融 租赁 城乡 商贸 模具 绿化 零部件 汽车零部件 人工 人工智能 信息化 节能 节能环保 装备制造 先进 航天 船舶 兵器 电网 核工业 网络信息 农村 乡村 农产品 食品安全 实业 发展 投资 控股 集团 科技 建设 能源 电力 生物 技术 工业 工程 国际 高速公路 高速 电子 信息 医药 药业 环境 环保 水务 机场 港口 城市 城建 地产 房地产 置业 开发 股份 出版 传媒 文化 旅游 交通 运输 电气 设备 材料 新材料 化工 石化 化学 钢铁 有色 金属 矿业 煤业 证券 银行 商业 农业 燃气 热电 汽车 机械 食品 纺织 服装 百货 贸易 物流 通信 软件 网络 新能源 资源 产业 装备 制造 动力 光电 半导体 微电子 精密 智能 股份有限公司 日报 广播电视 公路 路桥 桥梁 隧道 水泥 建材 玻璃 家居 酒店 教育 医疗 器械 生态 环卫 园林 农牧 种业 水利 水电 公用 公用事业 供应链 国际贸易 进出口 外贸 航空 航运 海运 港务 铁路 电影 影视 数据 数字 系统 集成 仪器 仪表 股权 设计 总院 规划 勘察 动能 总公司 经济`.split(
    ' ',
  ),
)
const goods = new Set(
  '旅游 橡胶 黄金 白银 电影 水泥 焦煤 焦化 煤炭 卫星 软件 黄酒 葡萄酒 白酒 啤酒 海运 稀土 铝业 铜业 重工 船舶 核电 水电 火电 风电 国航 人保 人寿 出版 科技 饮食 文旅 旅业 盐业 糖业 茶业 建筑 建工 建投 高新 国际 集团 联通 移动 电信 医学 农业 林业 渔业 牧业 纸业 制药 中药 天然气 石油 海防 汽研 外运 创业 视觉 动力 西电 中铁 石化 港务 港口 通信 商场 广场 物产 矿产 粮食 棉花 大豆 化纤 轮胎 陶瓷 家具 玩具 珠宝 手表 彩票 体育 教育 医疗 健康 养老 物业 保险 信托 期货 租赁 基金'.split(
    ' ',
  ),
)
const before = new Set([
  '中国',
  '智慧',
  '第一',
  '现代',
  '未来',
  '数字',
  '绿色',
  '东北',
  '西南',
  '西北',
  '华北',
  '华东',
  '华南',
  '华中',
  '中原',
  '江南',
  '长江',
  '黄河',
  '珠江',
  '长三角',
  ...provinceNames,
])

/** Whether a name is nothing but words of trade: 实业发展, 建设集团. */
export function isGeneral(name: string): boolean {
  for (let at = 0; at < name.length;) {
    const word = [4, 3, 2].map((size) => name.slice(at, at + size)).find((one) => trades.has(one))
    if (word === undefined) return false
    at += word.length
  }
  return name !== ''
}

const general = new Set([
  '智慧',
  '第一',
  '现代',
  '未来',
  '数字',
  '绿色',
  '海量',
  '智能',
  '云端',
  '共享',
  '普惠',
  '低碳',
  '民生',
  '公共',
])
const companyTails = ['银行', '证券', '保险', '股份', '集团', '控股']

/**
 * Whether a name says a trade and nothing of who follows it, not even a place: 航天科技, 智慧能源, 海量数据. Such words stand in
 * any text of the economy.
 */
export function isGenericPhrase(name: string): boolean {
  if (name.length < 4 || companyTails.some((tail) => name.endsWith(tail))) return false
  const [first, rest] = [name.slice(0, 2), name.slice(2)]
  return isGeneral(name) || ((general.has(first) || trades.has(first)) && (goods.has(rest) || trades.has(rest)))
}

/** Whether a text is a word of trade. */
export const isTrade = (word: string): boolean => trades.has(word)

/**
 * Whether a name reads as an ordinary phrase, too: a place or general word and a trade or good, as 海南橡胶, 中国电影, 智慧农业.
 */
export function isPhrase(name: string): boolean {
  for (let size = 2; size <= 4 && size < name.length; size++) {
    const rest = name.slice(size)
    if (
      before.has(name.slice(0, size)) &&
      (goods.has(rest) || (trades.has(rest) && !['银行', '证券', '股份', '集团', '控股'].includes(rest)))
    )
      return true
  }
  return false
}

const tails = new Set(
  '机械 电器 电气 光学 光电 重工 股份 集团 控股 公司 有限 食品 饮料 酒业 乳业 纸业 钢铁 特钢 铝业 锂业 铜业 钴业 钨业 稀土 医疗 健康 制药 生物 药房 家居 家具 银行 证券 保险 信托 期货 租赁 基金 资管 资本 资产 投资 创投 物业 地产 建筑 建工 环境 环保 水务 燃气 电力 风电 光伏 新能 储能 动力 电池 材料 新材 化学 化工 石化 橡胶 轮胎 玻璃 水泥 建材 包装 印刷 传媒 影视 文化 教育 网络 软件 信息 数据 通信 电子 微电 半导 芯片 智能 机器 汽车 汽配 重卡 客车 航空 航运 海运 物流 快递 港口 机场 高速 铁路 轨道 商业 百货 超市 零售 免税 旅游 酒店 餐饮 服饰 纺织 鞋业 珠宝 黄金 农业 农科 种业 牧业 渔业 饲料 国际 实业 发展 大厦 大学 学院 医院 小学 中学 街道 新区 县城 路口'.split(
    ' ',
  ),
)

/** Whether a text begins with a word of trade, as the second half of a company's name does. */
export const beginsTrade = (text: string): boolean =>
  tails.has(text.slice(0, 2)) || trades.has(text.slice(0, 2)) || trades.has(text.slice(0, 3))
