# Co sędzia mówi w każdej grze.

kernel-seat = Miejsce { $number }
kernel-nothing = nic
kernel-and = { $list } i { $last }
kernel-yes = tak
kernel-no = nie

result-kernel-draw = Gracze zgodzili się na remis.

why-kernel-not-asked = Nikt nie jest teraz o nic pytany.
why-kernel-other-seat = To nie ty teraz wybierasz.
why-kernel-over = Partia jest skończona.
why-kernel-other-question = To nie jest odpowiedź na zadane pytanie.
