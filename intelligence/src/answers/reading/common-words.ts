/**
 * Common words that narrow nothing: of asking, seeming, booking and showing, and what a reader wants the answer to look
 * like. A word that says which part, whose, where, or when stands in none of these lists (`spoken.test.ts`): a question
 * with one that is not understood is asked back.
 */
const english = [
  'put sit sits sitting sat read reads heard hear saw looked checking wonder wondering curious remind explain walk run runs lay throw',
  'spit fetch spell work works working worked call calls called ask asks asking saying matter matters start started starts begin began',
  'deal handle manage managed manages carry carries carrying bring brings brought leave leaves left set sets setting use uses used using',
  'try trying tried seemed become became becomes remain remains remained stay stays stayed reach reached reaches hit hits book booked',
  'booking posted post posts record recorded log logged generate generated generates generating produce produced deliver delivered',
  'delivers achieve achieved clock clocked pocket pocketed rake raked manages amounted amount amounts works understand understood',
  'figure out figured guess guessing suppose supposed believe assume gather recall remember remembering',
  'roughly exactly precisely approximately approx actually basically simply briefly quickly overall generally usually mostly maybe',
  'perhaps probably clearly obviously apparently supposedly allegedly finally meanwhile otherwise anyway though although however but',
  'because while whether if too such exact precise brief quick rough plain simple clear fair enough just-in-case correct right wrong',
  'bullet bullets word words sentence sentences detail details detailed numbers stats stat info picture view rundown idea',
  'sense answer question context background mate guys folks buddy dude man everyone everybody somebody people sir madam fellow',
  'good great nice bad better much-needed thx ta cheers hello morning evening again wanna gonna gotta lemme gimme dunno kinda sorta',
  "i'm i’m i'd i’d i've i’ve let's let’s that's that’s there's there’s here's here’s who's who’s it's it’s we're we’re you're you’re don't don’t isn't",
  "isn’t doesn't doesn’t didn't didn’t wasn't wasn’t aren't aren’t hasn't hasn’t haven't haven’t can't can’t couldn't couldn’t won't",
  'your database databse system platform app v vs. e.g. i.e. etc aka re onward onwards w/ w fyi tbh imho ok okay yes no yeah nope hmm please pls plz',
]

const chinese = [
  '拆开 拆解 拆一下 拆分一下 列表 列成表 做成表 感觉 觉得 好像 似乎 据说 听说 我记得 记得 印象中 印象里 貌似 应该是 大致 大体 准确 确切 其实 真的 确实 明显 有点 有些 一点 非常 特别 比较',
  '不错 厉害 方便的话 顺手 顺带 顺便 另外 还有 接着 然后 首先 直接 赶紧 快点 劳驾 求问 想问 问下 问一下 问问 请教一下 请教 咨询一下 咨询 了解下 研究一下',
  '研究 分析一下 分析 评估一下 评估 评价一下 评价 算算 算一算 算个 算下 算一下 给个 给一个 发我 发一下 贴一下 贴出来 说明一下 说明 解释一下 解释 总结一下 总结',
  '概括一下 概括 汇总一下 汇总 搞清楚 弄清楚 搞懂 弄懂 一览 用表格 做个表 画个图 画张图 图表 表格 心里有数 靠谱吗 靠谱 合理吗 合理 正常吗 正常 健康吗 健康',
  '够不够厚 够厚 厚不厚 够不够 行不行 好不好 强不强 稳不稳 怎么看 怎么算 之类的 之类 等等 什么的 这块 那块 这边 那边 这一块 这方面 这个 那个 这些 那些 手上 手里 目前来看 来看 总的来说 总体上 总体',
  '整体上 整体 一般 基本上 差不多 大概是 左右吧 是多大 有多大 有多高 有多少呢 几何 咱们 咱 俺 各位大佬 大神 大哥 兄弟 朋友 老师 小编 助手 你们 他家 它家 这家的 人家',
  '搞了 弄了 拿到 录得 实现了 实现 取得了 取得 创造了 创造 完成了 做了 做到了 做到 干了 干到 来到 来到了 来看看 对吗 对不对 没错吧 是这样吗 是吗 对吧 没有啊 啊这',
]

/** English, lower case. */
export const commonEnglish: readonly string[] = english.flatMap((line) => line.split(' '))
export const commonChinese: readonly string[] = chinese.flatMap((line) => line.split(' '))
