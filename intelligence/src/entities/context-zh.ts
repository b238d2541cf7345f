import { evidence, type Evidence } from './reasons.ts'
import { beginsTrade } from './lists/trade-words.ts'
import { cutFromWords } from './lists/common-zh.ts'
import { chineseWords } from './lists/words-zh.ts'
import { isHan } from './fold.ts'
import { termAt, termBefore, termList, terms, termsWithin, type Terms } from './terms.ts'

// Words of the press and of forums around a company's name. All folded.
const companyAfter = termList(`
扭亏 扭亏为盈 减亏 续亏 亏损 盈利 连亏 账上 账上躺着 账面 递表 赴港上市 冲刺ipo 二次上市 向港交所 向证监会 向上交所 向深交所 被约谈 被通报 被起诉 被举报 被曝 被列为 被收购 实现营收 实现净利 半年报 首份 交出 官宣 又涨 又跌 大股东们 控制权 易主 换股 吸收合并 三季报 毛利 旗下的 被暂停 被做空 遭做空 股东大会 业绩会 说明会 电话会 路演 摘帽 戴帽 披星戴帽 公告 发布公告 发布 披露 董秘 董事长 董事会 董事 监事 总经理 总裁 副总裁 财务总监 实控人 实际控制人 控股股东 大股东 股东 原董事长 独立董事 创始人 首席 高管 管理层 员工 子公司 全资子公司 控股子公司 旗下 下属 母公司 分公司
回应 澄清 辟谣 否认 称 表示 宣布 透露 回复 提示 声明 通报 拟 计划 预计 预告 预增 预减 预亏 中标 签订 签署 签约 获得 获批 获 收到 达成 遭 被立案 被调查 被罚 被问询 被证监会 被交易所 拟收购 收购 出售 转让 增持 减持 回购 定增 质押 解禁 分红 派息 募资 上市 退市 摘牌 借壳 重组 停牌 复牌 复盘
一季度 二季度 三季度 四季度 上半年 前三季度 下半年 年报 中报 季报 半年报 一季报 三季报 业绩 净利 净利润 营收 营业收入 毛利率 归母 扣非 财报 业绩快报 业绩预告 每股收益 市值 市盈率 估值 公司 集团 股份有限公司 有限公司 集团股份 集团有限 这家 下发 出具 下调 上调 推迟 取消 追加 砍单 提价 降价 裁员 发债 举债 销量 产量 交付 出货 门店 加盟店 库存 订单量 份额 现金流 商誉 负债率 定增案 发行 发行价 转型 扩产 减产 停产 复产 开店 关店 分拆 增资 的定增 的股权 的商誉 的债券 的转债 的订单 的销量 的份额 的客户 的产能 的库存 的现金流 的负债 的应收款 的大股东 的控股股东 的实控人 的高管 的员工 的门店 的分红 的利润 的减持 的质押 的资产 的品牌 的渠道 的重组 的公司 的老板 的ceo 的新车 的逻辑 的成本 的折价 的增长 的经销商 的供应商 的单店 的研发 的账上 的股息 的机构 的游资 的庄家 的主力 的套牢盘 这家 的股东 的股价 的业绩 的财报 的公告 的年报 的董秘 的市值 的估值 的订单 的管理层 的毛利率 的营收 的净利润 的净利 的投资者 的股民 的股票 的筹码 的基本面 的董事长 科技公司 上市公司 投资者 此前 昨晚 昨日 今日 近日 日前 晚间 周五 周一 当天 同比 第一大股东 年度 专利 与 携手 牵手 联手 官宣 订单 产能 新厂 工厂 投产
a股 h股 港股 转债 股民 股东们 股吧 投资者 涉嫌 涉及 因 再 又 连续 首次 成功 完成 累计 投资 斥资 出资 聘任 公布 换帅 起诉 胜诉 败诉 诉讼 承诺 卖 买 怎么了 怎么看 怎么 咋 能买 还能 可以买 要不要 值得 跌成 跌得 涨得 套牢 主力 庄家 这票 这个票 这股 这只 今天 明天 下周 又跌 又涨 什么时候 何时 到底 真的 的票 的人 的散户 就是 一字`)
const shareWords = termList(`
股价 涨停 跌停 涨停板 大涨 大跌 暴涨 暴跌 上涨 下跌 涨超 跌超 涨逾 跌逾 涨幅 跌幅 涨近 跌近 高开 低开 收涨 收跌 收盘 盘中 午后 早盘 尾盘 竞价 封板 封涨停 炸板 打开涨停 一字板 连板 二连板 三连板 触及涨停 触及跌停 封死 主力资金 净流入 净流出 融资余额 龙虎榜 换手率 成交额 成交 股 行情 诊股 领涨 领跌 走强 走弱 异动 拉升 跳水 翻红 翻绿 飘红 跟涨 跟跌 活跃 创新高 新高 新低 破发 破位 反弹 回调 止损 补仓 目标价 评级 研报 首次覆盖 买入评级 增持评级 涨了 跌了 涨 跌 绿了 红了 开盘 市值蒸发 股价大涨`)
const companyBefore = termList(`
上市公司 公司 a股 个股 股票 龙头 龙头股 概念股 白马股 权重股 成份股 成分股 中概股 科技股 芯片股 个股方面， 个股中， 买入 卖出 加仓 减仓 持有 建仓 满仓 重仓 清仓 抄底 追高 做多 做空 埋伏 补仓 割肉 关注 看好 看空 推荐 收购 入股 参股 控股 举牌 增持 减持 投资者问 调研 诉 起诉 供应商 客户 合作方 股东 大股东 子公司 旗下 券商 基金 外资 北向资金 机构 主力 游资 的是 问 询问 通过 其中 代码 证券简称 股票简称 简称 名称 深市 沪市 老板 全仓 半仓 梭哈 低吸 定投 拿着 拿了 套在 被套 套牢 自选股 自选 涨停股 的股票 券商股 银行股 药企 车企 房企 厂商 电池厂 整机厂 车厂 发行人 债务人 出让方 受让方 入职 跳槽 任职于 就职于 加入 供职于 竞购 竞争对手 对手 中标方 中标人 聘请 委托 被申请人 原告 被告 收到 关于 涉及 举报 减仓 换成 换入 调仓 ，买 卖了 买了 买 卖`)
const strongBefore = termList(
  '买入 卖出 加仓 减仓 建仓 满仓 重仓 清仓 抄底 全仓 梭哈 上市公司 龙头股 个股 举牌 证券简称 股票简称 子公司 参股 持有 增持 减持 调研 套在 套牢 收购 入股 投资者问 被告 原告 收购了 买的 买了',
)
const ordinaryAfter = termList(`
架构 目标价格 电子商务 融合 融合发展 开发区 园区 高质量 票房 储备 消费 消费量 攻略 旺季 淡季 线路 大巴 现货 价格 产量 种植 种植户 产区 进口 出口 市场 市场规模 史 节 周 月 圈 界 人士 从业者 爱好者 迷 馆 专线 团 大省 大国 强国 强省 资源 工程 工程师 设计 设计师 师 工人 企业 公司们 需求 
产业 行业 概念 板块 领域 技术 产品 市场需求 需求 制造业 应用 概念股 产业链 赛道 题材 指数 etf 主题 商店 种植 大学 学院 中学 小学 医院 幼儿园 路 街 大街 大道 大桥 公园 广场 日报 晚报 晨报 早报 电视台 出版社 办公室 村 镇 乡 县 省 地区 区域 沿岸 一带 附近 两岸 景区 地铁站 火车站 站 博物馆 遗址 文化 精神 主义 时代 人生 生活 气息 之间 之中 里面 中的 一样 似的 的味道 的颜色 的故事 的方向 的声音 的力量 的时候 的梦 上空 海域 民族 人民 大赛 竞赛 比赛 论坛 峰会 展览 课程 专业 教育 教学 实验室 基金会 协会 联盟 标准 政策 法规 规划 条例 板块指数 概念板块 行业协会 大会 博览会 产业园 研究所 研究院 类股 类产品 类 技能 爱好者 们`)
const ordinaryBefore = termList(`
多部 两部 三部 一部 这部 该部 首部 部分 优秀 经典 海外 这家 一家 那家 某家 多家 几家 两家 这类 此类 各国 最大 促进 推动 推进 发展 打造 培育 壮大 鼓励 支持 引导 规范 一个 一台 一只 一种 一款 一批 一些 一位 一颗 一座 一片 一条 一朵 两个 两台 三个 几个 几台 多台 多个 这个 这种 这款 这些 那个 那些 那种 每个 每台 每位 某个 各种 各类 各个 所有 许多 很多 大量 不少 什么 怎样的 我们的 你的 我的 他的 她的 它的 研发 制造 使用 利用 采用 引进 安装 部署 操作 控制 设计 发明 开发 购买 购置 租用 维修 万台 百台 千台 套 台 款 位 颗 朵 棵 座 片 条 匹 瓶 斤 吃 喝 看见 看到 听到 去 逛 游 前往 到达 抵达 来到 走进 位于 地处 坐落在 沿着 穿过 跨过 世界上 人类 古代 传统 名为 所谓 叫做 像 好像 如同 仿佛 犹如 就像 作为 成为 变成 当成 对于 新型 国产 大型 小型 智能 全球 世界 中国 我国 国内 海外`)
const finance = termList(`
股价 涨停 跌停 涨幅 跌幅 公告 股份 股东 净利 净利润 营收 营业收入 业绩 年报 季报 中报 半年报 财报 减持 增持 回购 质押 解禁 定增 配股 分红 派息 每股 停牌 复牌 上市公司 证监会 交易所 深交所 上交所 问询函 监管函 警示函 立案 龙虎榜 换手 主力 融资 发债 商誉 存货 应收 毛利率 渠道库存 产能 订单 销量 新业务价值 股权 国资 北向持股 资金流 卖掉 股息 现金流 机构席位 应声 市值 估值 券商 研报 评级 目标价 中标 合同 亿元 万元 万股 亿股 同比 环比 预增 预亏 预盈 亏损 扭亏 董事会 董事长 总经理 实控人 控股 收购 重组 并购 子公司 募资 可转债 转债 a股 沪深 创业板 科创板 主板 北交所 个股 持仓 建仓 加仓 减仓 补仓 套牢 解套 割肉 抄底 散户 庄家 涨 跌 开盘 收盘 盘中 午后 尾盘 竞价 连板 牛股 妖股 仓位 k线 均线 放量 缩量 财务造假 退市 摘牌 董秘 股民 股吧 大盘 基金重仓 北向`)
/** Words of money that stand in every text of the economy: they say nothing of a name made of ordinary words. */
const ofAnyText = new Set(
  '同比 环比 亿元 万元 融资 订单 产能 销量 合同 存货 应收 主力 重组 定增 渠道库存 国资 发债 股权 控股 散户 券商 持仓'.split(
    ' ',
  ),
)
/** 某某等在绍兴成立酒业公司: only companies found companies. */
const founds = /^等?(?:共同)?(?:在[\u4e00-\u9fff]{2,8}?)?(?:成立|设立|投资成立|参股成立|投资设立|新设)/
/** 高盛将某某目标价上调至: only a house of analysts does that. */
const broker = /^将[^，。；]{2,26}(?:目标价|评级)/
const listJoints = new Set('、和与及跟'.split(''))
const listHeads = terms(
  [...companyAfter.words, ...shareWords.words, ...ordinaryAfter.words].filter(
    (word) => word.length >= 2 && !word.startsWith('的'),
  ),
)
/** 持有的, 旗下的: what stands before may be whoever has it. */
const ofWhom =
  /(?:持有|旗下|控股|参股|买|卖|关注|看好|推荐|收购|手里|手上|满仓|重仓|套牢|投资|停牌|复牌|涨停|跌停|上市|暴雷|亏损)的$/
const workMarks: Readonly<Record<string, string>> = { '《': '》', '〈': '〉' }
const bankTails = terms(['业', '间', '卡', '家', '保险监', '账户', '存款', '流水', '卡号'])
const tailWords: readonly { tail: string; after: Terms }[] = [
  { tail: '高新', after: termList('区 技术 产业 园') },
  { tail: '新城', after: termList('区 建设') },
  { tail: '行', after: termList('业 程 车') },
  { tail: '银行', after: bankTails },
  { tail: '港', after: termList('口 湾 区 股 币 元 珠澳 交所 中旅 务') },
  { tail: '保险', after: termList('业 资金 公司 法 费') },
  { tail: '证券', after: termList('业 法 市场 交易 投资 监管 时报 日报 之星') },
  { tail: '科技', after: termList('部 局 厅 创新 成果 股') },
  { tail: '机场', after: termList('路 高速') },
  { tail: '高速', after: termList('增长 发展 公路 路口 铁路 动车') },
  { tail: '电力', after: termList('系统 设备 需求 供应') },
  { tail: '能源', after: termList('局 法 革命 安全') },
]
/** Letters that begin names, and the letters with which they make a word of their own: 中国|新能源 is no 国新能源. */
const crossing: Readonly<Record<string, string>> = {
  国: '多三四几诸日印意加中我全各本美外英法德韩泰两祖爱回出归强大民帝王他俄该',
  新: '创全最更重高革崭清翻刷',
  大: '最重巨庞强伟扩壮放',
  东: '股',
  人: '个法老女男本他',
  电: '微',
  业: '企行产农工商',
  产: '生资房农投量',
  公: '办',
  立: '建设成创独国确树',
  通: '交沟流普精贯',
  高: '提',
  长: '增成',
}
/** One-letter names of provinces that stand before a further one in names such as 赣粤高速. */
const placeLetters = new Set('京津沪渝冀豫云辽黑湘皖鲁苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼新'.split(''))
const clauseEnd = new Set('。！？；!?;\n'.split(''))
const notInNames = termList(
  '收购 出售 投资 设立 持有 转让 签订 签署 发布 公告 与 和 及 向 为 拟 在 对 将 是 等 的 或 由 把 被 给 于 从 以 称 系 并 、 ， , : ： ( ) 《 》 " 旗下 子公司 控股 全资 参股 合作 入股 增资 出资 通过',
)

/** `比亚迪电子(00285.HK)`: a further word of trade and a code of its own. */
const otherFirm =
  /^(电子|物业|物业服务|银行|证券|资管|健康|好医生|科技|置业|服务|医药|药业|地产|置地|电器|传媒|能源|新能源|材料|生物|国际|商业|云|汽车|重工|电力|环保|水务|金融|控股|物流|教育|影视|音乐|视频|智能|半导体|生活|美妆)\((?:\d{4,5}[ .]?hk|\d{5}|\d{6})/

/** Words after which a name may begin without a mark: 由, 对, 公司, 集团 … */
const joinsNames =
  /(?:联合|携手|牵手|依托|通过|支持|帮助|走进|参观|考察|访问|调研|委托|[在与和跟及同由对向将被把给从自为以于到是有的了即含如称问请让令使因但而且或若并又再也都还更仅当据按经至该此本股]|其中|包括|例如|比如|以及|此外|目前|日前|近日|今日|昨日|上午|下午|晚间|午后|早盘|盘中|尾盘|收盘|涨停|跌停)$/
/** What lists of other things than companies end in: 氢能、储能、智慧能源等领域. */
const thingsEnd =
  /^[^。！？；!?;\n涨跌]{0,30}?等(?:多个|多|各个|各|重点|新兴|战略性?|关键|主要|前沿|相关|细分)?(?:领域|方向|方面|产业|行业|板块|概念|题材|赛道|因素|学科|专业|技术|产品|品种|商品|服务|项目|场景|环节|内容|形式|形态|方式|渠道|措施|要素|资源|地区|地|国)/
/** The end of a list of things that a name stands in; null where it stands in none. */
function thingsListed(text: string, end: number): string | null {
  if (text[end] !== '、' && text[end] !== '等') return null
  const found = thingsEnd.exec(text.slice(end, end + 44))?.[0]
  return found === undefined ? null : found.slice(found.lastIndexOf('等'))
}

/** 机器人核心零部件产品: what a firm does, not who it is. */
const businessOf = /^[\u4e00-\u9fff]{0,5}?(?:企业|产业|行业|厂商|赛道|领域|板块|业务|产品|零部件|独角兽)/
/** What commodity exchanges trade: beside several of these, a name that is also a good is the good. */
const commodities = termList(
  '期货 主力合约 沪铜 沪铝 沪锌 沪铅 沪镍 沪锡 沪金 沪银 螺纹钢 热卷 铁矿石 焦煤 焦炭 动力煤 原油 燃油 燃料油 沥青 橡胶 甲醇 乙二醇 纯碱 玻璃 尿素 聚丙烯 塑料 pvc pta 苯乙烯 豆粕 豆油 豆一 棕榈油 菜粕 菜油 玉米 淀粉 鸡蛋 生猪 白糖 棉花 红枣 花生 纸浆 工业硅 多晶硅 碳酸锂 集运 液化气 液化石油气 短纤 对二甲苯 烧碱 锰硅 硅铁 不锈钢 氧化铝 低硫燃料油 国内商品 比特币 以太坊 加密货币 虚拟货币 稳定币',
)

/** Ends of the sentence around a place, at most 80 units away. */
export function sentenceAround(text: string, start: number, end: number): [number, number] {
  let from = start
  while (from > 0 && start - from < 80 && !clauseEnd.has(text[from - 1] ?? '')) from--
  let to = end
  while (to < text.length && to - end < 80 && !clauseEnd.has(text[to] ?? '')) to++
  return [from, to]
}

const days =
  /^(?:20\d\d年)?(?:\d{1,2}月(?:份|\d{1,2}日)?|[一二三四]季度|前三季度|上半年|下半年|全年|今年|去年|第[一二三四]季度)(?:的)?/
const heldFor =
  /(?:拿|持|套|捂|守|抱|买)(?:有)?(?:了|着)?[一二三四五六七八九十两几半\d]{1,3}(?:个)?(?:多)?(?:年|月|天|周|万|手|万股|股)(?:的)?$/

/** What stands next to the name, brackets, quotes and codes passed over. */
function passed(text: string, end: number): number {
  let at = end
  if (text[at] === '"' || text[at] === '$') at++
  if (text[at] === '(') {
    const close = text.slice(at, at + 24).indexOf(')')
    if (close > 0) at += close + 1
  }
  if (text[at] === '"' || text[at] === '$' || text[at] === ')') at++
  const time = days.exec(text.slice(at, at + 14))
  return time && !companyAfter.words.has(time[0]) ? at + time[0].length : at
}

/** Of a list of names, the place behind it: what is said there is said of each. */
function afterList(text: string, at: number): number {
  // 谷歌、苹果等领涨
  if (text[at] === '等')
    for (const step of [1, 2, 3]) if (termAt(text, at + step, shareWords) !== null) return at + step
  if (!listJoints.has(text[at] ?? '')) return at
  for (let place = at + 2; place < Math.min(text.length, at + 16) && !clauseEnd.has(text[place] ?? ''); place++) {
    if (termAt(text, place, listHeads) !== null) return place
  }
  return at
}

/** 氯碱化工企业: any firm of the trade. */
const ofTrade = /^(?:企业(?![年债文微号精集])|行业)/
/** 中国黄金国际涨超11%: another listed firm of the group. */
const furtherFirm = /^(国际|资源|物业|服务)(?:[涨跌(、]|股价)/
const foreignMarks = new Set(['·', '•', '・'])
/** Characters that foreign names are written with. */
const sounds = new Set(
  '阿埃艾安奥巴贝彼波布查达戴丹道德狄迪杜多恩尔法菲费弗福盖戈格哈汉赫亨霍基吉加杰卡凯坎科克库拉莱兰劳勒雷里利林卢鲁伦罗洛马麦曼梅米莫姆默穆纳奈尼努诺帕佩皮珀普乔琼萨塞森沙舍史斯司索塔泰坦汤特提廷托瓦万威韦维沃乌西希夏肖辛休雅亚扬耶伊尤兹佐朗顿逊'.split(
    '',
  ),
)
const soundsForeign = (name: string): boolean => name.length >= 2 && [...name].every((letter) => sounds.has(letter))
/** The group above a listed company: 中国铝业集团有限公司 holds 中国铝业股份有限公司. */
const groupAbove = /^集团(?:有限|公司)/

/** Whose branch an institute is: a grid, a country, a province. */
const branchOf =
  /(?:国网|南网|南方电网|国家电网|中国|国家|北京|天津|上海|重庆|河北|山西|内蒙古|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|四川|贵州|云南|西藏|陕西|甘肃|青海|宁夏|新疆)(?:省|市|自治区)?(?:电力|电网)?$/

/**
 * Signs that a known, telling name is here part of something longer. Cheap: asked of every Chinese name. `holds`:
 * whether the company's own full name has a word.
 */
export function partOfLonger(
  text: string,
  start: number,
  end: number,
  stem: boolean,
  holds: (word: string) => boolean,
): Evidence | null {
  // 隆基机械 is not 隆基 of 隆基绿能.
  if (
    stem &&
    beginsTrade(text.slice(end, end + 4)) &&
    !(end - start > 2 && /^(?:公司|集团)/.test(text.slice(end, end + 2)))
  )
    return evidence('part-of-longer-name', [text.slice(start, end + 2)])
  for (const { tail, after } of tailWords) {
    if (!text.endsWith(tail, end) || end - start <= tail.length) continue
    const word = termAt(text, end, after)
    // 平安银行业绩: what follows begins a word of its own.
    if (
      word !== null &&
      !(word === '业' && (text[end + 1] === '绩' || text[end + 1] === '务')) &&
      !(word === '间' && text[end + 1] === '接') &&
      !(word === '股' && '价东份票民权本吧'.includes(text[end + 1] ?? '-')) &&
      termAt(text, end, companyAfter) === null
    )
      return evidence('part-of-word', [text.slice(start, end) + word])
  }
  if (foreignMarks.has(text[start - 1] ?? '') || foreignMarks.has(text[end] ?? ''))
    return evidence('foreign-person', [text.slice(Math.max(0, start - 4), end + 2)])
  if (
    soundsForeign(text.slice(start, end)) &&
    (sounds.has(text[end] ?? '') || soundsForeign(text.slice(Math.max(0, start - 2), start))) &&
    termAt(text, end, companyAfter) === null
  )
    return evidence('part-of-longer-name', [text.slice(Math.max(0, start - 1), end + 1)])
  if (groupAbove.test(text.slice(end, end + 8)) && !holds('集团'))
    return evidence('part-of-longer-name', [text.slice(start, end + 4)], 1.4)
  const first = text[start] ?? ''
  if (start > 0 && crossing[first]?.includes(text[start - 1] ?? ''))
    return evidence('part-of-word', [text.slice(start - 1, end)])
  if (
    start > 0 &&
    placeLetters.has(first) &&
    placeLetters.has(text[start - 1] ?? '') &&
    !isHan(text.charCodeAt(start - 2))
  )
    return evidence('part-of-word', [text.slice(start - 1, end)])
  if (
    cutFromWords(text.slice(start, end), text[end] ?? '') &&
    termAt(text, end, companyAfter) === null &&
    termAt(text, end, shareWords) === null
  )
    return evidence('part-of-word', [text.slice(start, end + 1)])
  if (ofTrade.test(text.slice(end, end + 4))) return evidence('part-of-word', [text.slice(start, end + 2)])
  const further = furtherFirm.exec(text.slice(end, end + 4))?.[1]
  if (further !== undefined && !holds(further))
    return evidence('part-of-longer-name', [text.slice(start, end) + further])
  // 中国航天科技集团 is not the listed 航天科技.
  if (text.endsWith('中国', start) && text.startsWith('集团', end))
    return evidence('part-of-longer-name', [text.slice(start - 2, end + 2)])
  // 国网陕西电科院, 中国电科院 are institutes of their own; the listed one bears no place.
  const place = text[end - 1] === '院' ? branchOf.exec(text.slice(Math.max(0, start - 10), start))?.[0] : undefined
  if (place !== undefined) return evidence('part-of-longer-name', [place + text.slice(start, end)])
  const own = otherFirm.exec(text.slice(end, end + 24))
  if (own) return evidence('part-of-longer-name', [text.slice(start, end) + (own[1] ?? '')])
  return longerCompany(text, start, end)
}

/** `上海电气风电集团股份有限公司`: the name goes on to another company's legal form. */
function longerCompany(text: string, start: number, end: number): Evidence | null {
  if (!isHan(text.charCodeAt(end))) return null
  const ahead = text.slice(end, end + 14).indexOf('有限')
  if (ahead < 0) return null
  const legal = end + ahead
  const between = text.slice(end, legal)
  if (
    between === '' ||
    between === '股份' ||
    between === '集团' ||
    between === '集团股份' ||
    between === '控股' ||
    between === '责任'
  )
    return null
  if (termsWithin(text, end, legal, notInNames, 1).length > 0) return null
  // 鼎泰高科技术股份有限公司 is mostly what is listed as 鼎泰高科; a limited company or a group is another one.
  return evidence(
    'part-of-longer-name',
    [text.slice(start, legal + 4)],
    between === '技术股份' || between === '科技股份' ? 0.2 : 1,
  )
}

/**
 * Reasons for and against a name in a Chinese text that may be something else, by what stands around it. `plain`: it is
 * made of ordinary words, so that it may be part of a phrase; `joined`: it is short, so that it may end a longer name.
 */
export function chineseContext(text: string, start: number, end: number, plain: boolean, joined = false): Evidence[] {
  const found: Evidence[] = []
  const name = text.slice(start, end)
  const next = afterList(text, passed(text, end))
  const before = text[start - 1] === '"' || text[start - 1] === '$' ? start - 1 : start
  const [from, to] = sentenceAround(text, start, end)
  const push = (code: Evidence['code'], words: readonly string[], times = 1) => found.push(evidence(code, words, times))

  const own = chineseWords.get(name)
  const ownBefore = own?.before.find((word) => text.endsWith(word, before)) ?? null
  const ownAfter = own?.after.find((word) => text.startsWith(word, next)) ?? null
  const share = termAt(text, next, shareWords)
  const after = termAt(text, next, companyAfter)
  const plainAfter =
    termAt(text, next, ordinaryAfter) ??
    (plain && share === null && after === null && next === end
      ? (businessOf.exec(text.slice(next, next + 8))?.[0] ?? null)
      : null)
  if (ownAfter !== null && ownAfter.length >= (after ?? share ?? '').length) push('ordinary-after', [ownAfter])
  else if (plainAfter !== null && plainAfter.length >= (after ?? share ?? '').length)
    push('ordinary-after', [plainAfter])
  else if (share !== null && share.length >= (after ?? '').length)
    push(
      'share-word-beside',
      [share],
      /^.{0,3}\d[\d.]*%/.test(text.slice(next + share.length, next + share.length + 10)) ? 1.3 : 1,
    )
  else if (founds.test(text.slice(end, end + 16)))
    push('company-word-after', [founds.exec(text.slice(end, end + 16))?.[0] ?? ''])
  else if (broker.test(text.slice(next, next + 30))) push('company-word-after', [text.slice(next, next + 1)])
  else if (after !== null) push('company-word-after', [after], after.length === 1 ? 0.7 : 1)

  // 公司机器人业务: a company tells of its own.
  const called = termBefore(text, before, companyBefore)
  const said = plain && called === '公司' ? null : called
  const plainBefore = termBefore(text, before, ordinaryBefore)
  if (ownBefore !== null && ownBefore.length >= (said ?? '').length) push('ordinary-before', [ownBefore])
  else if (plainBefore !== null && plainBefore.length >= (said ?? '').length) push('ordinary-before', [plainBefore])
  else if (heldFor.test(text.slice(Math.max(0, before - 12), before)))
    push('company-word-before', [text.slice(Math.max(0, before - 4), before)], 1.3)
  else if (said !== null) push('company-word-before', [said], strongBefore.words.has(said) ? 1.3 : 0.8)
  else if (
    text[before - 1] === '的' &&
    share === null &&
    after === null &&
    !ofWhom.test(text.slice(Math.max(0, before - 6), before))
  )
    push('ordinary-before', ['的'], 0.5)
  else if (
    (plain || joined) &&
    ((plain && name.length > 2) || (share === null && after === null)) &&
    isHan(text.charCodeAt(start - 1)) &&
    !joinsNames.test(text.slice(Math.max(0, start - 3), start))
  )
    push('inside-phrase', [text.slice(Math.max(0, start - 2), end)], own?.brand ? 0.4 : plain ? 1 : 0.6)

  // 云岭机器人有限公司: a firm whose name ends so.
  if (
    plain &&
    /^(?:股份)?有限/.test(text.slice(end, end + 4)) &&
    isHan(text.charCodeAt(start - 1)) &&
    !joinsNames.test(text.slice(Math.max(0, start - 3), start))
  )
    push('part-of-longer-name', [text.slice(Math.max(0, start - 2), end + 2)])
  const things = thingsListed(text, end)
  if (things !== null) push('list-of-things', [things])
  if (share !== null && termsWithin(text, from, to, commodities, 3).filter((word) => word !== name).length > 1)
    push('commodity-near', termsWithin(text, from, to, commodities, 2))
  const near = own?.near.find((word) => text.slice(from, start).includes(word) || text.slice(end, to).includes(word))
  if (near !== undefined) push('ordinary-near', [near])
  const closing = workMarks[text[start - 1] ?? '']
  if (closing !== undefined && text[end] === closing) push('title-of-work', [name])
  const money = [...termsWithin(text, from, start, finance, 3), ...termsWithin(text, next, to, finance, 3)]
    .filter((word) => !plain || name.length < 3 || !ofAnyText.has(word))
    .slice(0, 3)
  if (money.length > 0) push('finance-words', money, money.length)
  if (
    (text[next] === ':' || text[next] === '|') &&
    (start === 0 || start === from || text[start - 1] === '】' || text[start - 1] === '"')
  ) {
    const says = termsWithin(text, next + 1, to, finance, 1).length > 0 || termAt(text, next + 1, companyAfter) !== null
    push('headline-subject', [name], says ? 2 : 0.9)
  }
  return found
}
