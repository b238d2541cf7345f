-- Who sells: named on receipts, as it was when the order was made.
alter table membership_setting add column seller text not null default '' check (length(seller) <= 120);
alter table membership_order add column seller text not null default '';
