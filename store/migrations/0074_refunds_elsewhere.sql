-- Money may go back without us: in a provider's own back office. Of such a refund the provider's number is kept, so that
-- what is told again, or was noted by hand before, is one refund.
alter table membership_refund
  add column elsewhere boolean not null default false,
  add column told_no text;
create unique index on membership_refund (out_trade_no, told_no);

-- What a provider told went back of an order in all (Alipay says no more than that).
alter table membership_order add column refund_told integer not null default 0;
