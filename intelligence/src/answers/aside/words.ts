/**
 * Words that may be left aside where an answer says that they were: of asking for help, of how an answer shall look, of
 * feeling and judging what is shown, of people and occasions a figure is asked for. None of them selects another figure,
 * company, time, part or way of counting: average, forecast, domestic, adjusted, straight, pledged stand in no line here
 * (`aside.test.ts`).
 */
const english = [
  // Asking, showing, arranging.
  'flag highlight underline mark point note mention outline describe sketch illustrate unpack dissect decompose detail elaborate',
  'break broken arrange organise organize lay line present display visualise visualize plot draft write type copy paste send fetch',
  'confirm verify clarify cross-check double-check sanity-check fact-check settle check validate prove explain justify elucidate',
  'answer respond reply advise walk guide enlighten refresh update brief debrief bother mind care appreciate owe hope wish',
  'favour favor prefer pick choose judge weigh assess evaluate appraise grade rate score say claim argue insist reckon swear',
  'esp especially particularly namely eg ie plus please kindly sorry oops ahem well btw afaik imo iirc asap fyi lol haha',
  'sample example instance instances case cases story stories reason reasons drivers driver tidbit gist takeaway takeaways upshot',
  'one-liner one-paragraph two-liner paragraph paragraphs bulletpoint memo email deck slide slides spreadsheet excel sheet',
  'headline headlines key keypoints basics fundamentals essentials facts stuff details specifics particulars colour color',
  // Who asks, and for what occasion.
  'thesis homework assignment essay coursework class seminar lecture professor teacher student colleague',
  'committee meeting pitch presentation article column piece readers team',
  'friend friends barber broker adviser advisor club',
  'mother-in-law father-in-law beginner newbie rookie layman novice retiree journalist',
  // Feeling and judging.
  'worry worried worrying concern concerned concerning scared scary nervous anxious afraid happy glad pleased surprised surprising',
  'surprise shock shocking shocked amazed amazing impressive impressed disappointing disappointed disappoint boring interesting interested',
  'interest curious odd weird strange funny crazy insane silly stupid smart clever solid decent healthy unhealthy decent shape swear sound shaky fragile',
  'robust resilient comfortable comfortably uncomfortable manageable sustainable alarming reassuring promising ugly pretty handsome',
  'juicy fat thin skinny hefty meagre meager generous stingy tiny huge massive enormous sizeable sizable modest respectable sensible',
  'reasonable unreasonable ridiculous realistic credible believable legit genuine honest seriously honestly frankly literally truly',
  'surely certainly definitely absolutely totally completely fully entirely pretty fairly rather somewhat slightly significantly',
  'considerably noticeably materially markedly dramatically sharply steadily gradually suddenly eventually ultimately essentially',
  'evidently presumably admittedly unfortunately luckily hopefully sadly indeed nonetheless nevertheless therefore thus hence',
  // How a figure behaves, of which the figures themselves tell.
  'pile piling balloon ballooning creep creeping swell swelling explode exploding shrink shrinking erode eroding slide sliding slip',
  'slipping sink sinking climb climbing crawl crawling soar soaring surge surging tank tanking crater plummet plunge tumble tumbling',
  'recover recovering rebound rebounding bounce bouncing improve improving improvement worsen worsening deteriorate deteriorating weaken',
  'weakening strengthen strengthening stabilise stabilize stable unstable steady flat flattish hold holding stagnate stagnating double',
  'doubled halve halved triple accelerate accelerating decelerate slow slowing pick-up picking narrow narrowing widen widening',
  'struggle struggling thrive thriving suffer suffering bleed bleeding burn burning survive surviving cope coping fare faring',
  'trajectory direction pattern shape development evolution momentum pace speed swing swings bump bumps dip dips spike spikes',
  'healthier better worse cheaper dearer stronger weaker steadier safer riskier faster slower sooner later',
  'cheap expensive pricey dear strong weak safe risky',
  // Joining and pointing.
  'everyone everybody nobody somebody anybody people folks guys whoever whatever whichever however whenever wherever thereof hereby',
  'regarding concerning respecting apropos considering given versus alongside besides together apart likewise similarly meanwhile',
  'twice thrice via upon onto toward towards amid amidst among beside',
  'thing matter matters question questions topic topics subject point points item items piece bits side sides hand eye eyes mind',
  'while whilst since because due thanks owing despite although though yet still already just even',
  'held behind mainly chiefly primarily themselves itself',
  'back along around about off over up down again once ever yearly',
  'use need want look feel think know see hear read remember forget wonder imagine suspect doubt trust believe suppose',
]

const chinese = [
  // 请求、呈现
  '举个例子 举个例 举例说明 举例 例子 例如 比如说 比如 譬如 打个比方 换成 换作 换到 再算一遍 算一遍 再算 重算 重新算 复核一下 复核 核对一下 核对 核实一下 核实 验证一下 验证 确认一下 确认',
  '拉一下 拉个 拉出来 拉 导一下 导出来 导出 调一下 调出来 调出 翻一下 翻出来 翻 扒一下 扒一扒 扒 抓一下 抓 摘一下 摘录 摘 贴 摆一下 摆出来 摆 晒一下 晒 秀一下 亮一下 展示 呈现 罗列 列举 逐一 逐个 逐项 一一 一并 一起 一块 一道 顺道',
  '分开 拆 拆出来 拆成 细分 细说 细讲 细看 细化 细 展开 详解 解读 点评 讲解 讲讲清楚 讲清楚 讲 说清楚 说说看 说明白 说一说 唠唠 唠 谈谈 谈一谈 谈 普及 科普 指教 指点 赐教 提示 提醒 提一下 归一下 归归 归类 归纳 归总 理一理 理一下 理清 串一下 复盘 过一遍 过一下 走一遍',
  '让 请教老师 老师 同学 导师 教授 大爷 大妈 老头子 老头 老太太 老伴 师傅 大伙儿 大伙 大家 诸位 各位 群里 群 群友 都在传 在传 小白 新手 散户 萌新 韭菜 门外汉 外行',
  '作业 论文 课程 课上 课题 报告里要用 写报告 写稿子 写稿 写 稿子 稿 汇报 开会 会上 路演 例会 周报 月报 材料 底稿 备查 备用 交差 参考 参考一下 学习 学习一下 做功课 功课 用来 用一下 急用 急 在线等',
  // 语气、评价
  '踏实 放心 安心 担心 担忧 着急 害怕 慌 怕 纳闷 好奇 奇怪 诡异 离谱 夸张 吓人 惊人 惊讶 意外 可怕 可惜 遗憾 失望 满意 开心 高兴 头疼 闹心 揪心 心动 眼红 羡慕 佩服 牛 牛逼 厉害了 给力 拉胯 拉垮 差劲 糟糕 糟 惨淡 惨 凄惨 难看 好看 漂亮 亮眼 抢眼 耀眼 平平 平淡 凑合 马虎 像样 体面 扎实 结实 硬朗 稳当 稳健 稳定 稳 靠谱 悬 玄乎 玄 猛 凶 狠 妖 火 热 冷 香 甜 苦',
  '挺 单看 听人 听人说 价算 多 够 足够 充足 充裕 宽裕 紧张 吃紧 吃力 吃得消 扛得住 扛 撑得住 撑 兜得住 兜 顶得住 顶 撑起来 覆盖 覆盖得了 应付 应付得来 健康 良性 合适 划算 值当 便宜 贵 实惠 大方 小气 抠门 抠 豪气 慷慨',
  '算不算 算 属不属于 是真的 真的假的 真假 真 假 属实 事实 谣言 传闻 传言 网传 都说 有人说 人家说 别人说 听人说 听 说是 号称 所谓 明明 分明 显然 无疑 毕竟 居然 竟然 果然 反正 难道 莫非 究竟 倒底 咋 咋样 咋回事 啥样 啥 啥情况 啥的 哈 哦 噢 嗯 嘿 哎 唉 喂 咯 喽 嘞 哟 呗 哩 儿 滴 哒',
  '越来越 越 渐渐 逐渐 逐步 慢慢 一路 一直 始终 总是 老是 经常 往往 往上 往下 往 走下坡 走下坡路 下坡 走弱 走强 走低 走高 转好 转坏 好转 恶化 变好 变坏 变差 变强 变弱 改善 改进 回暖 回升 回落 滑坡 下滑 下行 上行 攀升 爬升 爬 缩水 缩 膨胀 堆 堆积 堆起 压得 堆起来 积压 压货 掉 掉下来 掉头 拐头 拐弯 起伏 折腾 翻身 翻红 承压 受压 压力 动力 后劲 势头 苗头 劲头 节奏 轨迹 步伐 脉络 来龙去脉 起色 进步 退步 长进 出息',
  '手头 眼下 眼前 如今 现如今 而今 当下 目下 迄今 至今 到现在 到今天 到如今 到目前 时下 这会儿 那会儿 这阵子 那阵子 前阵子 近来 这段时间 这段 那段',
  '上面 下面 前面说的 刚说的 刚才说的 上述 前述 下列 如下 如上 左边 右边 一边 一面 另一 另 本身 本 此 各 每项 每个 每 项 三项 两项 几项 几样 几个 几点 一点点 一遍 两遍 一趟 一眼 一句话 一句 两句 几句 一段话 一段',
  '因此 因而 所以 因为 由于 既然 尽管 虽然 虽说 哪怕 即使 即便 不过 但是 但 可是 只是 然而 何况 况且 甚至 乃至 以至 以便 为了 好让 省得 免得 与其 不如 还是 或者 或是 或 要么 抑或 至于 对此 就此 据此 由此 借此 趁 趁着 沿着 顺着 通过 凭 靠 拿 拿来 拿着 跟着 随着 当作 当成 视为 看成 看作 看待 称得上 谈得上 谈不上',
  '买的 我买 持有着 拿了 拿着的 抱着 上车 下车 关注 盯 盯着 跟踪 留意 惦记 琢磨 研判 判断 推敲 斟酌 考虑 打算 准备 想着 想要 希望 指望 盼 盼着 求 求个 求教 劳烦 有劳 拜托 多谢 谢 感谢 辛苦 辛苦了',
]

/** English, lower case, in plain forms where these are told by their endings. */
export const asideEnglish: readonly string[] = english.flatMap((line) => line.split(' '))
export const asideChinese: readonly string[] = chinese.flatMap((line) => line.split(' '))
