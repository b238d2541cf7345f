const ordinal = '[一二三四五六七八九十甲乙丙丁戊0-9A-Za-z]{1,3}'
/** 客户一, 第一名, 第1大客户, A公司, 单位甲, 供应商3, ***: the place of a name that a filing hides. */
const hiddenForms = [
  new RegExp(`^第?${ordinal}(?:名|大|位)?(?:客户|供应商|单位|公司|厂商|企业)?$`, 'u'),
  new RegExp(`^(?:客户|供应商|单位|公司|厂商|企业|销售商|采购商|第)(?:名称)?${ordinal}(?:名|大|位)?$`, 'u'),
  /^[*＊×xX某]{1,6}(?:有限)?(?:股份)?(?:有限)?(?:公司|客户|供应商|单位)?$/u,
  /^(?:customer|supplier|company|client|vendor)\s?(?:no\.?\s?)?[a-z0-9]{1,2}$/iu,
]

/** Whether what stands in the place of a name hides it: no company may be made of it. */
export function isHiddenName(name: string): boolean {
  const plain = name.replace(/[\s（）()：:.、]/gu, '')
  return plain === '' || hiddenForms.some((form) => form.test(plain))
}
