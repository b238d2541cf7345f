-- An order may be given back in parts, each a refund of its own.
alter table membership_refund drop constraint membership_refund_out_trade_no_key;
create index on membership_refund (out_trade_no, asked_at);

-- What is simulated is no sale: payments of the trial stand beside each other, under accounts of their own.
alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add check (account in
  ('clearing.wechat', 'clearing.alipay', 'clearing.local', 'sales', 'discounts', 'refunds', 'suspense', 'trial'));
alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add check (kind in ('payment', 'doubt', 'refund', 'correction'));

create index on ledger_entry (posted_at);

-- The ledger is only added to: what stood under sales of a trial is taken out again by a posting for each order.
with moved as (
  select out_trade_no, account, currency, sum(amount) as amount from ledger_entry
  where account not like 'clearing.%'
    and out_trade_no in (select out_trade_no from membership_order where provider = 'local')
  group by out_trade_no, account, currency having sum(amount) <> 0
), posting as materialized (
  select out_trade_no, gen_random_uuid() as posting_id from (select distinct out_trade_no from moved) o
), part as (
  select out_trade_no, currency, account, -amount as amount from moved
  union all
  select out_trade_no, currency, 'trial', sum(amount) from moved group by out_trade_no, currency having sum(amount) <> 0
)
insert into ledger_entry (posting_id, kind, account, amount, currency, out_trade_no, posted_at)
select posting_id, 'correction', account, amount, currency, out_trade_no, now() from part join posting using (out_trade_no)
order by out_trade_no, account;
