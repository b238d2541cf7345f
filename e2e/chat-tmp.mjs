import { chromium } from '@playwright/test'
const base='http://127.0.0.1:4731'
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
for (const [lang,w,h] of [['zh-CN',1440,900],['en',390,844],['en',1440,900],['zh-CN',390,844]]){
 const c=await b.newContext({viewport:{width:w,height:h},locale:lang})
 await c.request.post(base+'/api/login/v2',{data:{email:'admin@example.test',password:'lantern orchard seven'},headers:{'x-session':'cookie'}})
 await c.addInitScript((l)=>{localStorage['pandora-session']='1';},lang)
 const p=await c.newPage(); const errs=[];p.on('console',m=>m.type()==='error'&&errs.push(m.text()));p.on('pageerror',e=>errs.push(String(e)))
 await p.goto(base+'/index/chat?market=demo');await p.waitForTimeout(2500);await p.keyboard.press('Escape');await p.waitForTimeout(700)
 const ta=p.locator('textarea, input[type=text], [contenteditable]').last()
 const qs=lang==='zh-CN'?['岑隅电信2025年营收多少亿','比较岑隅电信和棠堤电器2025年的毛利率，谁更高']:['Cenyu Telecom FY25 revenue in billion','tell me about Cenyu Telecom']
 for(const q of qs){try{await ta.fill(q);await ta.press('Enter')}catch(e){errs.push('ask '+e.message.slice(0,80))};await p.waitForTimeout(2500)}
 await p.screenshot({path:`/tmp/cq/chat-${lang}-${w}.png`})
 if(w===1440){await p.goto(base+'/index/company/SSE-686022?market=demo');await p.waitForTimeout(2500);await p.keyboard.press('Control+j');await p.waitForTimeout(1500);await p.screenshot({path:`/tmp/cq/panel-${lang}.png`})}
 console.log(lang,w,errs.slice(0,5)); await c.close()
}
await b.close()
