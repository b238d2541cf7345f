/** Words that change what stands near them, and signs that are no words; the project's own lists. Spaces part them. */

/** Turn the word that follows within a few characters. */
export const negators = `不 没 没有 别 不要 不会 不能 不是 不再 不想 不可能 不敢 不用 不必 未 未必 未能 无 毫无 并非 并不 并没 并没有 从不 从没 从来没 从来不 绝不 决不 拒绝 休想 莫 勿 切勿 非 难以 不见得 不一定 谈不上 算不上 哪有 哪来的 哪来 怎么可能 何来 不足以 用不着 没必要 没什么 没啥 无需 无须 不至于 别想 别指望 不指望 甭 甭想 停止 避免 防止 缺乏 缺少`

/** Stand before a word and make it stronger. */
export const intensifiers = `很 太 非常 超 超级 特别 极 极其 极度 真 真的 好 多么 巨 巨大 爆 狂 猛 大 最 更 更加 越来越 相当 十分 无比 绝对 必 必定 必然 必须 一定 肯定 铁定 坚决 坚定 强烈 彻底 完全 全 都 满 疯狂 严重 明显 妥妥 无敌 贼 老 死 继续 还 还要 又 再 天天 一直 不断 持续 大幅`

/** Stand before a word and make it weaker. */
export const softeners = `有点 有些 一点 稍 稍微 略 略微 小幅 微 轻微 可能 也许 或许 大概 似乎 好像 感觉 估计 应该 怕是 恐怕 不太 不怎么 不那么 勉强 还算 比较 短期 暂时`

/** What follows counts for more than what went before. */
export const contrasts = `但 但是 可是 可 不过 然而 只是 却 其实 实际上 结果 反而 反倒 谁知 谁知道 没想到 可惜 偏偏 事实上 问题是 奈何 倒是 终究 最终 最后 关键是`

/** What follows is granted, and counts for less. */
export const concessions = `虽然 虽说 虽 尽管 即使 即便 哪怕 就算 固然 别看 看似 看着 看起来 表面上 本以为 原以为 本来 说是 号称 曾经 以前 当初`

/** Open a condition or a guess. */
export const conditions = `如果 要是 假如 若 万一 除非 只要 只有 一旦 倘若 假设 等 等到 何时 什么时候`

/** Ask. */
export const questions = `吗 么 呢 怎么 怎样 如何 为什么 为啥 为何 什么 啥 哪 哪里 哪个 哪天 谁 几 多少 是否 是不是 会不会 能不能 有没有 要不要 该不该 可不可以 请问 请教 求 问下 问一下 想问 咨询 求助 求解 小白 大神 高手 老师 大佬`

/** Often stand in irony. */
export const ironies = `真是 真好 好一个 好家伙 感谢 谢谢 恭喜 喜提 不愧 不愧是 厉害了 真棒 太棒了 可真 呵呵 呵 活菩萨 良心 辛苦了 666 服了 佩服 高明 果然 又双叒叕 又双叒 还真 哟 呢 👏 🙃 😅 🐶 👍 精彩 表演 鼓掌 优秀`

/** Somebody else says it. */
export const quoting = `都说 听说 据说 有人说 人家说 谁说 谁喊 说什么 喊 天天喊 号称 所谓 专家 分析师 大v 大V 股评 砖家 黑嘴 传闻 传言 网传 小作文 公告 公司称 董秘 券商研报 研报`

/** Speak of the writer's own doing. */
export const dealings = `我 我的 我们 俺 老子 本人 今天买 昨天买 刚买 刚进 刚加 加了 买了 进了 卖了 清了 出了 减了 割了 补了 抛了 跑了 走了 接了 抄了 追了 挂单 成交 成本 均价 持仓 底仓 半仓 空仓 满仓 轻仓 一成 三成 五成 仓位`

/** Signs of many, of empty, and of neither. */
export const bullishSigns = `🚀 📈 🐂 🐮 🔥 💰 🤑 🎉 🧧 💪 🌹 ❤️ 😍 😊 😄 😃 😁 😆 🥳 ✌️ 👍 🍖 🥩 🍗 🎁 🌞 ☀️ 🛫 🐉 🐲 💎 🏆 🔴 🍻 😎 [大笑] [牛] [赞] [赚大了] [鼓掌] [加油] [胜利] [很赞] [献花花] [吐血牛] [买入] [看多] [抄底] [满仓] [牛市]`
export const bearishSigns = `😭 😢 😡 🤬 😤 😱 😨 😰 💔 🤮 🤢 💩 📉 🐻 🍜 🟢 ☠️ 💀 👎 😩 😫 😞 😔 ⚰️ 🪦 🔪 🥀 🌧️ 🤡 😖 😣 [大哭] [哭泣] [怒了] [吐血] [亏大了] [跪了] [卖出] [看空] [熊] [割肉] [不屑] [可怜] [困顿] [愤怒] [想一下跌]`
export const otherSigns = `🤔 🙂 👀 🍉 🍿 ☕ 🙏 😂 🤣 😅 🙃 🐶 😏 🤷 [微笑] [想一下] [疑问] [围观] [思考] [笑] [为什么] [成交] [复盘] [呵呵] [拜神] [摊手] [捂脸] [滴汗] [傲] [心心]`

/** Whom or what the post speaks of: makes a word mean one thing of the market and another of the writer's day. */
export const marketWords = `股 股票 股价 大盘 指数 沪指 上证 深成指 创业板 科创板 北交所 两市 a股 A股 港股 美股 中概 恒指 纳指 板块 概念 公司 业绩 财报 年报 季报 公告 主力 庄 庄家 散户 机构 基金 外资 北向 游资 股东 董事长 董秘 高管 证监会 交易所 券商 开盘 收盘 尾盘 早盘 午后 盘中 竞价 分时 日线 周线 月线 均线 年线 五日线 十日线 20日线 60日线 macd MACD kdj 量 成交量 换手 市值 估值 市盈率 pe PE pb PB 仓 仓位 筹码 成本 票 个股 题材 行情 牛熊 成本 费用 费用率 不良 不良率 跌幅 户数 股东户数 股东人数 etf ETF 转债 新股 打新 中签 融资 融券 两融 期货 期权`
