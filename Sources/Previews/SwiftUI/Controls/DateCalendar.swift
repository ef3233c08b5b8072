/// A month whose days are chosen from.
nonisolated struct DateCalendar: View {
    private let choice: DateChoice
    /// A day of the month that is shown; nil for that of the chosen one.
    @State private var shown: Date?

    init(choice: DateChoice) { self.choice = choice }

    private var calendar: Calendar { PickerDates.calendar }

    /// The first day of the month that is shown.
    private var month: Date {
        let day = shown ?? choice.selection.wrappedValue
        return calendar.date(from: calendar.dateComponents([.year, .month], from: day)) ?? day
    }

    @MainActor var body: some View {
        VStack(spacing: 6) {
            if choice.components.contains(.date) {
                header
                week
                days
            }
            if choice.components.contains(.hourAndMinute) {
                HStack {
                    Text(verbatim: "Time")
                    Spacer()
                    DateChip(choice: choice.only(.hourAndMinute))
                }
                .padding(.horizontal, 8)
            }
        }
    }

    @MainActor private var header: some View {
        HStack(spacing: 24) {
            Text(verbatim: PickerDates.text(month, "MMMM yyyy")).font(.headline)
            Spacer(minLength: 0)
            ForEach([-1, 1], id: \.self) { step in
                Button {
                    shown = calendar.date(byAdding: .month, value: step, to: month)
                } label: {
                    Image(systemName: step < 0 ? "chevron.left" : "chevron.right").font(.title3.weight(.medium))
                }
                .buttonStyle(BorderlessButtonStyle())
            }
        }
        .padding(.horizontal, 8)
        .frame(height: 36)
    }

    @MainActor private var week: some View {
        HStack(spacing: 0) {
            ForEach(0..<7, id: \.self) { index in
                Text(verbatim: ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"][index])
                    .font(.system(size: 13, weight: .semibold))
                    .foregroundStyle(Color(uiColor: .tertiaryLabel))
                    .frame(maxWidth: .infinity)
            }
        }
    }

    @MainActor private var days: some View {
        let first = month
        let offset = calendar.component(.weekday, from: first) - 1
        let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
        let rows = (offset + count + 6) / 7
        return VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { column in
                        day(row * 7 + column - offset + 1, of: first, count: count)
                    }
                }
            }
        }
    }

    @MainActor @ViewBuilder
    private func day(_ number: Int, of first: Date, count: Int) -> some View {
        if (1...count).contains(number), let date = calendar.date(byAdding: .day, value: number - 1, to: first) {
            let isChosen = calendar.isDate(date, inSameDayAs: choice.selection.wrappedValue)
            let isAllowed = isAllowed(date)
            Button {
                choose(date)
            } label: {
                Text(verbatim: "\(number)")
                    .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
                    .foregroundStyle(
                        isChosen ? Color.accentColor : Color(uiColor: isAllowed ? .label : .tertiaryLabel)
                    )
                    .frame(maxWidth: .infinity)
                    .frame(height: 42)
                    .background { if isChosen { Circle().fill(Color.accentColor.opacity(0.12)) } }
            }
            .buttonStyle(PlainButtonStyle())
            .disabled(!isAllowed)
        } else {
            Color.clear.frame(maxWidth: .infinity).frame(height: 42)
        }
    }

    private func isAllowed(_ day: Date) -> Bool {
        if let earliest = choice.earliest, day < calendar.startOfDay(for: earliest) { return false }
        if let latest = choice.latest, day > latest { return false }
        return true
    }

    /// Chooses a day, with the time as before.
    private func choose(_ day: Date) {
        let old = choice.selection.wrappedValue
        var new = day.addingTimeInterval(old.timeIntervalSince(calendar.startOfDay(for: old)))
        if let earliest = choice.earliest { new = max(new, earliest) }
        if let latest = choice.latest { new = min(new, latest) }
        choice.selection.wrappedValue = new
    }
}
