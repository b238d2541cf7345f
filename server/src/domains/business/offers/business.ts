/** Names that say nothing of what is sold. */
const vague =
  /^(?:其他|其它|合计|总计|小计|主营|主营业务|其他业务|其它业务|其他产品|其他主营|业务|产品|内部抵[消销]|分部间抵[消销]|抵[消销]|国内|国外|境内|境外|服务$|设备$|技术$|贸易$|工程$|销售$|材料$|租赁$|加工$|配件$|零售$|批发$|制造$|项目$|收入$|建设$|软件$|硬件$|投资$|金融$|other|others|total|elimination[s]?)/iu

/** Whether a name of a segment says what is sold: two characters or more, and not "other". */
export const isTellingName = (name: string): boolean =>
  name.length >= 2 && name.length <= 60 && !vague.test(name) && /[\p{L}]/u.test(name)
