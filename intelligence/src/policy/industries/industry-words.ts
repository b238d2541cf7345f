/** Units around the name of an industry that are looked at. */
const AROUND = 12

/** 旅游行政主管部门, 环保局: a body is named by what it looks after, not the industry. */
const body =
  /^(?:行政|综合|主管|监督|管理|监管|督导|执法|保护)*(?:部门|机构|机关|局|厅|委员会|总局|处|站|科)(?![\p{Script=Han}]{0,2}业)/u

/** Names of industries that are plain words as well: where they are one, by what stands around. */
const plain: Readonly<Record<string, { only?: RegExp; joined?: RegExp; before?: RegExp; after?: RegExp }>> = {
  // 电子商务, 电子邮件, 电子证照, 电子形式: what is electronic, in nine of ten places.
  电子: {
    only: /^(?:产业|工业|行业|领域|制造|元|器件|产品|整机|材料|化学|专用|特种?气|装备|设备|级|企业|百强|信息(?:产业|制造|行业|材料|领域|技术产业)|[、，；。和及与等]|$)/u,
    joined: /(?:消费|汽车|半导体|微|光)$/u,
  },
  教育: {
    before:
      /(?:宣传|法制|法治|普法|安全|思想|政治|警示|道德|爱国主义|国防|纪律|批评|说服|廉洁|科普|培训|管理|帮扶|加强)$/u,
    after: /^(?:引导|矫治|矫正|感化|挽救|活动|宣传|督促|改造|和?惩|与惩|基地)/u,
  },
  // 交通信号灯.
  通信: { before: /交$/u, after: /^(?:地址|联络|自由|号)/u },
  航空: { after: /^器/u },
  汽车: { after: /^(?:号牌|驾驶|牌照)/u },
  计算机: { after: /^(?:信息系统|信息网络|程序|病毒|登记|联网|互联|辅助|及其|或者|网)/u },
  银行: {
    after: /^(?:账户|帐户|账号|存款|转账|利率|贷款利率|卡|保函|结算|汇票|流水|同期)/u,
    before: /(?:开户|所在)$/u,
  },
  出版: { before: /(?:已|经)$/u },
}

/** Whether the name of an industry at a place of a text means the industry, and is no plain word of another thing. */
export function meansIndustry(text: string, start: number, end: number): boolean {
  const name = text.slice(start, end)
  const [before, after] = [text.slice(Math.max(0, start - AROUND), start), text.slice(end, end + AROUND)]
  if (body.test(after)) return false
  const rule = plain[name]
  if (!rule) return true
  if (rule.only) return rule.only.test(after) || rule.joined?.test(before) === true
  return !rule.before?.test(before) && !rule.after?.test(after)
}
